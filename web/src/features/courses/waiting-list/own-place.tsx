import type { Course } from "@inktvis/contract/features/courses/course";
import type { WaitingListEntry } from "@inktvis/contract/features/courses/waiting-list-entry";
import { courseEnrolmentPath } from "@inktvis/contract/page-paths/organization";
import { DateTime } from "#platform/date-time.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { LeaveList } from "./leave-list.tsx";
import { waitingListMessages as copy } from "./waiting-list.nl.ts";

interface OwnPlaceProps {
  course: Course;
  entry: WaitingListEntry;
}

/** The viewer's place on the waiting list of a course, or the seat that is held for them. */
export function OwnPlace({ course, entry }: OwnPlaceProps) {
  const isOffered = entry.state === "offered";
  return (
    <>
      <p className="text-lg font-semibold">{isOffered ? copy.offered : copy.waiting}</p>
      {isOffered ? <Offer entry={entry} slug={course.slug} /> : <Waiting entry={entry} />}
      <LeaveList className="w-full justify-center" isOffered={isOffered} slug={course.slug} />
    </>
  );
}

const Offer = ({ entry: { offeredUntil }, slug }: { entry: WaitingListEntry; slug: string }) => (
  <>
    {offeredUntil && (
      <p>
        {copy.offeredUntil} <DateTime date={offeredUntil} format="long" />.
      </p>
    )}
    <ButtonAnchor className="w-full justify-center" href={courseEnrolmentPath(slug)}>
      {copy.enrol}
    </ButtonAnchor>
  </>
);

const Waiting = ({ entry: { position } }: { entry: WaitingListEntry }) => (
  <>
    {position !== null && <p>{copy.position(position)}</p>}
    <p className="text-sm text-ink-soft">{copy.waitingHint}</p>
  </>
);
