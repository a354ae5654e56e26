import type { Course } from "@inktvis/contract/features/courses/course";
import { dayInWords } from "#platform/formats/days.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { Fact } from "#ui/fact.tsx";
import { OrganizerName } from "#features/people/people/organizer-name.tsx";
import { courseMessages as copy } from "./course-page.nl.ts";
import { courseListPath } from "./course-search.ts";

/** All facts about a course, in short. */
export function CourseFacts({ course }: { course: Course }) {
  const { ageCategory, courseStudentLevels, genres, maxParticipants } = course;
  return (
    <div className="rounded-sm bg-wash p-6">
      <h2 className="mb-4 text-2xl">{copy.facts}</h2>
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
        <WhenAndWhere course={course} />
        <Fact name={copy.ages}>{ageCategory.name}</Fact>
        {courseStudentLevels.length > 0 && (
          <Fact name={copy.studentLevels}>{courseStudentLevels.map(({ name }) => name).join(", ")}</Fact>
        )}
        {maxParticipants !== null && course.cancelledAt === null && (
          <Fact name={copy.seats}>{copy.seatsOf(maxParticipants)}</Fact>
        )}
        {course.courseDiscountTypes.length > 0 && course.cancelledAt === null && <Discounts course={course} />}
        <Fact name={copy.genres}>
          <ul>
            {genres.map(({ id, name }) => (
              <li key={id}>
                <SiteLink className="link" path={courseListPath({ filters: { genres: [id] } })}>
                  {name}
                </SiteLink>
              </li>
            ))}
          </ul>
        </Fact>
        <Organizer course={course} />
      </dl>
    </div>
  );
}

/** The days of a course, how long it lasts and where it is. */
export const WhenAndWhere = ({ course }: { course: Course }) => (
  <>
    <Days course={course} />
    <Fact name={copy.duration}>{course.duration.name}</Fact>
    <Place course={course} />
  </>
);

const Days = ({ course: { startDate, endDate, cancelledAt } }: { course: Course }) =>
  startDate && (
    <Fact name={cancelledAt === null ? copy.when : copy.wasPlanned}>
      <span className="block first-letter:uppercase">
        <Day date={startDate} />
        {endDate && endDate !== startDate && (
          <>
            {" "}
            {copy.to} <Day date={endDate} />
          </>
        )}
      </span>
    </Fact>
  );

function Place({ course }: { course: Course }) {
  const { hasRealLifePart, location, locationGoogleMapsLink, region } = course;
  if (!hasRealLifePart) return <Fact name={copy.place}>{copy.withoutMeetings}</Fact>;
  return (
    <Fact name={copy.place}>
      {location}
      {!location?.endsWith(region.name) && <span className="block font-normal">{region.name}</span>}
      {locationGoogleMapsLink && (
        <a className="link font-normal" href={locationGoogleMapsLink} rel="noopener">
          {copy.map}
        </a>
      )}
    </Fact>
  );
}

const Discounts = ({ course: { courseDiscountTypes } }: { course: Course }) => (
  <Fact name={copy.discounts}>
    <ul className="grid gap-2">
      {courseDiscountTypes.map(({ id, name, percentage, conditions }) => (
        <li key={id}>
          {copy.discount(name, percentage)}
          <span className="block text-sm font-normal">{conditions}</span>
        </li>
      ))}
    </ul>
  </Fact>
);

const Organizer = ({ course: { organization, organizerSlug, externalLink, hasEnrollments } }: { course: Course }) => (
  <Fact name={copy.organization}>
    <OrganizerName name={organization} slug={organizerSlug} />
    {/* For a course without enrolments on the site, this link is the button above. */}
    {externalLink && hasEnrollments && (
      <a className="link block font-normal" href={externalLink} rel="noopener">
        {copy.website}
      </a>
    )}
  </Fact>
);

const Day = ({ date }: { date: string }) => (
  <time dateTime={date} suppressHydrationWarning>
    {dayInWords(date)}
  </time>
);
