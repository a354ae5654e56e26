import { useSuspenseQuery } from "@tanstack/react-query";
import type { OwnWaitingListEntry } from "@inktvis/contract/features/enrolments/waiting-list";
import { courseEnrolmentPath, coursePath } from "@inktvis/contract/page-paths/organization";
import { LeaveList } from "#features/courses/waiting-list/leave-list.tsx";
import { CourseDays } from "#features/courses/courses/course-days.tsx";
import { StateMark } from "#features/management/state-mark.tsx";
import { DateTime } from "#platform/date-time.tsx";
import { SiteButton } from "#platform/site-button.tsx";
import { SiteLink } from "#platform/site-link.tsx";
import { classNames } from "#ui/class-names.ts";
import { waitingListMessages as copy } from "./waiting-list.nl.ts";
import { ownPlacesQuery } from "./waiting-list.queries.ts";

/**
 * The seats that are held for the viewer, each with what to do before it goes to the next person; nothing when there
 * are none.
 */
export function OfferedSeats() {
  const { data: places } = useSuspenseQuery(ownPlacesQuery);
  return (
    <Places
      className="rounded-2xl border border-accent-ink bg-wash px-6 pt-6 pb-2 sm:px-8"
      id="vrijgehouden"
      places={places.filter(({ state }) => state === "offered")}
      title={copy.ownOffers}
    />
  );
}

/** The waiting lists on which the viewer has no seat offered yet; nothing when there are none. */
export function OwnPlaces() {
  const { data: places } = useSuspenseQuery(ownPlacesQuery);
  return <Places id="wachtlijst" places={places.filter(({ state }) => state !== "offered")} title={copy.own} />;
}

interface PlacesProps {
  id: string;
  title: string;
  places: readonly OwnWaitingListEntry[];
  className?: string;
}

const Places = ({ id, title, places, className }: PlacesProps) =>
  places.length > 0 && (
    <section aria-labelledby={id} className={classNames("grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4", className)}>
      <h2 className="text-3xl" id={id}>
        {title}
      </h2>
      <ul>
        {places.map((place) => (
          <li className="grid gap-2 border-t border-hairline py-5" key={place.course.slug}>
            <Place place={place} />
          </li>
        ))}
      </ul>
    </section>
  );

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
    {state === "offered" ? (
      offeredUntil && (
        <p>
          {copy.offeredUntil} <DateTime date={offeredUntil} format="long" />.
        </p>
      )
    ) : (
      <p>
        <StateMark look="waiting">{copy.waiting(position ?? 1)}</StateMark>
      </p>
    )}
    <div className="flex flex-wrap items-center gap-3 pt-1">
      {state === "offered" && <Enrol course={course} />}
      <LeaveList
        about={course.title}
        className={state === "offered" ? undefined : "-ml-3"}
        isOffered={state === "offered"}
        look={state === "offered" ? "secondary" : "quiet"}
        slug={course.slug}
      />
    </div>
  </>
);

const Enrol = ({ course: { slug, title } }: Pick<OwnWaitingListEntry, "course">) => (
  <SiteButton path={courseEnrolmentPath(slug)} site="organization">
    {copy.enrol}
    <span className="sr-only"> ({title})</span>
  </SiteButton>
);
