import type { ReactNode } from "react";
import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolment";
import { apiOriginOf } from "@inktvis/contract/sites";
import { dayInWords } from "#platform/formats/days.ts";
import { useCurrentSite } from "#platform/site-link.tsx";
import { Fact } from "#ui/fact.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { ownCourseMessages as copy } from "./own-course.nl.ts";

/** When and where the course takes place, who gives it, and whom to ask. */
export function OwnCourseFacts({ course, isEnrolled }: Pick<Enrolment, "course"> & { isEnrolled: boolean }) {
  const { startDate, endDate, organization, teacher, externalLink, adminEmailAddress } = course;
  return (
    <section aria-labelledby="in-het-kort" className="rounded-sm bg-wash p-6">
      <h2 className="mb-4 text-2xl" id="in-het-kort">
        {copy.facts}
      </h2>
      <dl className="grid gap-4 sm:grid-cols-2 xl:grid-cols-1">
        {startDate && <Day day={startDate} name={copy.starts} />}
        {endDate && endDate !== startDate && <Day day={endDate} name={copy.ends} />}
        <Place course={course} />
        {teacher && <Fact name={copy.teacher}>{teacher}</Fact>}
        <Fact name={copy.organization}>
          {organization}
          {externalLink && <Elsewhere href={externalLink}>{copy.website}</Elsewhere>}
        </Fact>
        {adminEmailAddress && (
          <Fact name={copy.email}>
            <a className="link" href={`mailto:${adminEmailAddress}`}>
              {adminEmailAddress}
            </a>
          </Fact>
        )}
      </dl>
      {isEnrolled && startDate && <CalendarLink slug={course.slug} />}
    </section>
  );
}

const Day = ({ name, day }: { name: string; day: string }) => (
  <Fact name={name}>
    <time dateTime={day} suppressHydrationWarning>
      {dayInWords(day)}
    </time>
  </Fact>
);

function Place({ course: { hasRealLifePart, location, locationGoogleMapsLink } }: Pick<Enrolment, "course">) {
  if (!hasRealLifePart) return <Fact name={copy.place}>{copy.withoutMeetings}</Fact>;
  return (
    <Fact name={copy.place}>
      {location}
      {locationGoogleMapsLink && <Elsewhere href={locationGoogleMapsLink}>{copy.map}</Elsewhere>}
    </Fact>
  );
}

const Elsewhere = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className="link block font-normal" href={href} rel="noopener">
    {children}
  </a>
);

/** A plain link: a phone then offers it to its calendar. */
function CalendarLink({ slug }: { slug: string }) {
  const { addresses, site } = useCurrentSite();
  return (
    <ButtonAnchor
      className="mt-6 w-full justify-center"
      download
      href={`${apiOriginOf(addresses, site)}/api/courses/${slug}/participation/calendar`}
      look="secondary"
    >
      {copy.calendar}
    </ButtonAnchor>
  );
}
