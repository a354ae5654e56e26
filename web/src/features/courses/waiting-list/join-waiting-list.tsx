import type { Course } from "@inktvis/contract/features/courses/course";
import { MemberButton } from "#features/session/member-button.tsx";
import { toastRefusal } from "#platform/forms/form-refusal.ts";
import { useWaitingList } from "./use-waiting-list.ts";
import { waitingListMessages as copy } from "./waiting-list.nl.ts";

/** Puts the viewer on the waiting list of a full course (docs/product/waiting-list.md#joining). */
export function JoinWaitingList({ course: { slug, waitingList } }: { course: Course }) {
  const { join } = useWaitingList(slug);
  return (
    <div className="grid gap-2">
      <MemberButton
        action="wacht"
        className="w-full justify-center"
        perform={() => join(copy.joined).catch(toastRefusal)}
      >
        {copy.join}
      </MemberButton>
      <p className="text-sm text-ink-soft">{copy.hint(waitingList.waiting)}</p>
    </div>
  );
}
