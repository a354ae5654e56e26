import { useQueryClient } from "@tanstack/react-query";
import type { ParticipationSummary } from "@inktvis/contract/features/contests/participations";
import { enteringApi } from "./entering-api.ts";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { toast } from "#platform/toasts.ts";
import { participationMessages as copy } from "./messages.nl.ts";
import { invalidateParticipations } from "./participation.queries.ts";

interface WithdrawDialogProps {
  /** Opens the dialog; undefined closes it. */
  participation: ParticipationSummary | undefined;
  onClose: () => void;
  onWithdrawn: () => unknown;
}

/** Asks for confirmation before a participation is withdrawn, and says what will be gone. */
export function WithdrawDialog({ participation, onClose, onWithdrawn }: WithdrawDialogProps) {
  const queryClient = useQueryClient();
  async function withdraw({ id, contest }: ParticipationSummary) {
    await enteringApi.participations.withdraw({ params: { id } });
    // Leave the page of the participation first: refetching what it shows would answer 404.
    await onWithdrawn();
    await invalidateParticipations(queryClient);
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
