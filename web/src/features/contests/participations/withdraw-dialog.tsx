import { useQueryClient } from "@tanstack/react-query";
import type { ParticipationSummary } from "@inktvis/contract/features/contests/participations";
import { enteringApi } from "./entering-api.ts";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { toast } from "#platform/toasts.ts";
import { participationMessages as copy } from "./messages.nl.ts";
import { invalidateParticipations } from "./participation.queries.ts";

interface WithdrawDialogProps {
  participation: ParticipationSummary;
  onClose: () => void;
  /** Leaves the page of the participation: refetching the data on it would lead to a 404. */
  leave?: () => Promise<unknown>;
  /** Called last: an element that gets the focus before the dialog closes would lose it. */
  onWithdrawn?: () => void;
}

/** Asks for confirmation before a participation is withdrawn, and says what will be deleted. */
export function WithdrawDialog({ participation, onClose, leave, onWithdrawn }: WithdrawDialogProps) {
  const { id, contest, finalizedAt } = participation;
  const queryClient = useQueryClient();
  async function withdraw() {
    await enteringApi.participations.withdraw({ params: { id } });
    await leave?.();
    await invalidateParticipations(queryClient);
    toast(copy.withdrawn(contest.title));
    onWithdrawn?.();
  }
  const help = finalizedAt ? copy.withdrawHandedIn : copy.withdrawBegun;
  return (
    <ConfirmDialog confirm={copy.withdraw} title={copy.withdrawTitle} onClose={onClose} onConfirm={withdraw}>
      {help(contest.title)}
    </ConfirmDialog>
  );
}
