import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolment";
import { dayInWords } from "#platform/formats/days.ts";
import { Fact } from "#ui/fact.tsx";
import { enrollingMessages as copy } from "./enrolling.nl.ts";

/** The facts of the course that somebody enrols in: when, where and with whom. */
export function CourseFacts({ course }: { course: Enrolment["course"] }) {
  const { title, startDate, endDate, classTimes, location, locationGoogleMapsLink, hasRealLifePart } = course;
  return (
    <dl className="grid gap-3">
      <Fact name={copy.what}>{title}</Fact>
      <Fact name={copy.when}>
        <span className="block first-letter:uppercase">
          {startDate === null ? copy.ownPace : <Day date={startDate} />}
          {endDate && endDate !== startDate && (
            <>
              {" "}
              {copy.to} <Day date={endDate} />
            </>
          )}
        </span>
        {classTimes && <span className="block font-normal whitespace-pre-line">{classTimes}</span>}
      </Fact>
      <Fact name={copy.where}>
        {hasRealLifePart ? location : copy.online}
        {locationGoogleMapsLink && (
          <a className="link block font-normal" href={locationGoogleMapsLink} rel="noopener">
            {copy.map}
          </a>
        )}
      </Fact>
      <Fact name={copy.fromWhom}>{course.organization}</Fact>
    </dl>
  );
}

const Day = ({ date }: { date: string }) => (
  <time dateTime={date} suppressHydrationWarning>
    {dayInWords(date)}
  </time>
);
