import type { Contest } from "@inktvis/contract/features/contests/contest";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "#platform/api.ts";
import { AskingButton } from "#platform/forms/asking-button.tsx";
import { isChangedElsewhere } from "#platform/refusals.ts";
import { toast } from "#platform/toasts.ts";
import { invalidateContests } from "../management.queries.ts";
import { useStaffReason } from "../staff-reason.tsx";
import { manageResultMessages as copy } from "./manage-result.nl.ts";

interface ResultButtonProps {
  contest: Contest;
  /** Called when the API has released or withdrawn the result. */
  onDone: () => void;
}

/** Releases the result as it is in the form, saved or not. */
export function ReleaseResult({ contest, onDone, onSave }: ResultButtonProps & { onSave: () => Promise<unknown> }) {
  const queryClient = useQueryClient();
  const reason = useStaffReason(contest, "release");
  return (
    <AskingButton
      confirmLook="primary"
      isRestored={reason.isRestored}
      label={copy.release}
      look="primary"
      title={copy.releaseTitle}
      onConfirm={async () => {
        try {
          await onSave();
        } catch (refusal) {
          // The page asks which of the two versions to keep.
          if (isChangedElsewhere(refusal)) return;
          throw refusal;
        }
        await api.results.release({ params: { slug: contest.slug }, body: reason.body });
        onDone();
        toast(copy.released);
        await invalidateContests(queryClient);
      }}
    >
      <div className="grid gap-4">
        <p>{copy.releaseHelp}</p>
        {reason.field}
      </div>
    </AskingButton>
  );
}

export function WithdrawResult({ contest, onDone }: ResultButtonProps) {
  const queryClient = useQueryClient();
  const reason = useStaffReason(contest, "withdraw");
  return (
    <AskingButton
      isRestored={reason.isRestored}
      label={copy.withdraw}
      look="quiet"
      title={copy.withdrawTitle}
      onConfirm={async () => {
        await api.results.withdraw({ params: { slug: contest.slug }, body: reason.body });
        onDone();
        toast(copy.withdrawn);
        await invalidateContests(queryClient);
      }}
    >
      <div className="grid gap-4">
        <p>{copy.withdrawHelp}</p>
        {reason.field}
      </div>
    </AskingButton>
  );
}
