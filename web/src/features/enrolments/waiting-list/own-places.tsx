import { useSuspenseQuery } from "@tanstack/react-query";
import type { OwnWaitingListEntry } from "@inktvis/contract/features/enrolments/waiting-list";
import { coursePath } from "@inktvis/contract/page-paths/organization";
import { CourseDays } from "#features/courses/courses/course-days.tsx";
import { StateMark } from "#features/management/state-mark.tsx";
import { DateTime } from "#platform/date-time.tsx";
import { SiteLink } from "#platform/site-link.tsx";
import { waitingListMessages as copy } from "./waiting-list.nl.ts";
import { ownPlacesQuery } from "./waiting-list.queries.ts";

/** The waiting lists that the viewer is on; nothing without one. */
export function OwnPlaces() {
  const { data: places } = useSuspenseQuery(ownPlacesQuery);
  if (places.length === 0) return null;
  return (
    <section aria-labelledby="wachtlijst" className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="text-3xl" id="wachtlijst">
        {copy.own}
      </h2>
      <ul className="border-b border-hairline">
        {places.map((place) => (
          <li className="grid gap-2 border-t border-hairline py-5" key={place.course.slug}>
            <Place place={place} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const Place = ({ place: { state, position, offeredUntil, course } }: { place: OwnWaitingListEntry }) => (
  <>
    <h3 className="text-2xl break-words hyphens-auto">
      <SiteLink className="hover:text-accent-ink hover:underline" path={coursePath(course.slug)} site="organization">
        {course.title}
      </SiteLink>
    </h3>
    <p className="text-ink-soft">
      <CourseDays course={course} without="" /> · {course.organization}
    </p>
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <StateMark look={state === "offered" ? "running" : "waiting"}>
        {state === "offered" ? copy.offered : copy.waiting(position ?? 1)}
      </StateMark>
      {offeredUntil && (
        <span>
          {copy.offeredUntil} <DateTime date={offeredUntil} format="long" />
        </span>
      )}
    </p>
  </>
);
