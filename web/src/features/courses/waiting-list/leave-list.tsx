import { useState } from "react";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { Button, type ButtonLook } from "#ui/button.tsx";
import { useWaitingList } from "./use-waiting-list.ts";
import { waitingListMessages as copy } from "./waiting-list.nl.ts";

interface LeaveListProps {
  slug: string;
  /** Whether a seat is held for them, that goes to the next. */
  isOffered: boolean;
  className?: string;
  look?: ButtonLook;
  /** What it is about, for screen readers, where several stand below each other. */
  about?: string;
}

/** Leaves the waiting list of a course, after saying what that means. */
export function LeaveList({ slug, isOffered, className, look = "secondary", about }: LeaveListProps) {
  const [isOpen, setOpen] = useState(false);
  const { leave } = useWaitingList(slug);
  return (
    <>
      <Button className={className} look={look} onClick={() => setOpen(true)}>
        {isOffered ? copy.decline : copy.leave}
        {about && <span className="sr-only"> ({about})</span>}
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
