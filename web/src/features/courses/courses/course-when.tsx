import type { CourseSummary } from "@inktvis/contract/features/courses/courses";
import { DateTime } from "#platform/date-time.tsx";

/** The first and the last day of the meetings; without meetings how long it takes. */
export const CourseWhen = ({ course: { startDate, endDate, duration } }: { course: CourseSummary }) =>
  startDate ? (
    <>
      <DateTime date={startDate} />
      {endDate && endDate !== startDate && (
        <>
          {" – "}
          <DateTime date={endDate} />
        </>
      )}
    </>
  ) : (
    duration.name
  );
