import type { CourseSummary } from "@inktvis/contract/features/courses/course";
import { DateTime } from "#platform/date-time.tsx";

interface CourseDaysProps {
  course: Pick<CourseSummary, "startDate" | "endDate">;
  /** Shown for a course without meetings. */
  without: string;
}

/** The first and the last day of the meetings. */
export const CourseDays = ({ course: { startDate, endDate }, without }: CourseDaysProps) =>
  startDate === null ? (
    without
  ) : (
    <>
      <DateTime date={startDate} />
      {endDate && endDate !== startDate && (
        <>
          {" – "}
          <DateTime date={endDate} />
        </>
      )}
    </>
  );
