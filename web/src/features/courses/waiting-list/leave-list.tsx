import type { ComponentProps } from "react";
import { AskingButton } from "#platform/forms/asking-button.tsx";
import { useWaitingList } from "./use-waiting-list.ts";
import { waitingListMessages as copy } from "./waiting-list.nl.ts";

interface LeaveListProps extends Pick<ComponentProps<typeof AskingButton>, "about" | "className" | "look"> {
  slug: string;
  /** Whether a seat is held for the viewer; after leaving it goes to the next person. */
  isOffered: boolean;
}

/** Leaves the waiting list of a course, after saying what that means. */
export function LeaveList({ slug, isOffered, ...button }: LeaveListProps) {
  const { leave } = useWaitingList(slug);
  return (
    <AskingButton
      {...button}
      confirm={isOffered ? copy.declineConfirm : copy.leave}
      label={isOffered ? copy.decline : copy.leave}
      title={isOffered ? copy.declineTitle : copy.leaveTitle}
      onConfirm={() => leave(isOffered ? copy.declined : copy.left)}
    >
      <p>{isOffered ? copy.declineHelp : copy.leaveHelp}</p>
    </AskingButton>
  );
}
