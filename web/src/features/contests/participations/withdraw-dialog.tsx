import { useQueryClient } from "@tanstack/react-query";
import type { ParticipationSummary } from "@inktvis/contract/features/contests/participations";
import { api } from "#platform/api.ts";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { toast } from "#platform/toasts.ts";
import { participationMessages as copy } from "./messages.nl.ts";
import { forgetParticipations } from "./participation.queries.ts";

interface WithdrawDialogProps {
  /** The dialog is open while there is one. */
  participation: ParticipationSummary | undefined;
  onClose: () => void;
  onWithdrawn: () => unknown;
}

/** Asks before an entry is taken back, and says what goes. */
export function WithdrawDialog({ participation, onClose, onWithdrawn }: WithdrawDialogProps) {
  const queryClient = useQueryClient();
  async function withdraw({ id, contest }: ParticipationSummary) {
    await api.participations.withdraw({ params: { id } });
    // The page of the entry is left before what it shows is asked for anew.
    await onWithdrawn();
    await forgetParticipations(queryClient);
    toast(copy.withdrawn(contest.title));
  }
  const help = participation?.finalizedAt ? copy.withdrawHandedIn : copy.withdrawBegun;
  return (
    <ConfirmDialog
      confirm={copy.withdraw}
      open={participation !== undefined}
      title={copy.withdrawTitle}
      onClose={onClose}
      onConfirm={async () => participation && withdraw(participation)}
    >
      {participation ? help(participation.contest.title) : ""}
    </ConfirmDialog>
  );
}
