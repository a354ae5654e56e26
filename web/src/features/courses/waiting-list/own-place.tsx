import { useState } from "react";
import type { Course } from "@inktvis/contract/features/courses/courses";
import type { WaitingListEntry } from "@inktvis/contract/features/courses/waiting-list-entry";
import { courseEnrolmentPath } from "@inktvis/contract/page-paths/organization";
import { DateTime } from "#platform/date-time.tsx";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { useWaitingList } from "./use-waiting-list.ts";
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
      <LeaveList isOffered={isOffered} slug={course.slug} />
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

/** Leaves the list, after saying what that means. */
function LeaveList({ isOffered, slug }: { isOffered: boolean; slug: string }) {
  const [isOpen, setOpen] = useState(false);
  const { leave } = useWaitingList(slug);
  return (
    <>
      <Button className="w-full justify-center" look="secondary" onClick={() => setOpen(true)}>
        {isOffered ? copy.decline : copy.leave}
      </Button>
      <ConfirmDialog
        confirm={isOffered ? copy.declineConfirm : copy.leave}
        open={isOpen}
        title={isOffered ? copy.declineTitle : copy.leaveTitle}
        onClose={() => setOpen(false)}
        onConfirm={() => leave(isOffered ? copy.declined : copy.left)}
      >
        <p>{isOffered ? copy.declineHelp : copy.leaveHelp}</p>
      </ConfirmDialog>
    </>
  );
}
