import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import type { Invitation } from "@inktvis/contract/features/contests/invitations";
import { api } from "#platform/api.ts";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { toast } from "#platform/toasts.ts";
import { inviteMessages as copy } from "./invite.nl.ts";

interface WithdrawInvitationDialogProps {
  /** Opens the dialog; undefined closes it. */
  invitation: Invitation | undefined;
  /** The list that the invitation is in, refetched once it is withdrawn. */
  listQuery: { queryKey: QueryKey };
  onClose: () => void;
  onWithdrawn: () => void;
}

/** Asks for confirmation before an invitation is withdrawn (docs/product/invitations.md#taking-back). */
export function WithdrawInvitationDialog(props: WithdrawInvitationDialogProps) {
  const { invitation, listQuery, onClose, onWithdrawn } = props;
  const queryClient = useQueryClient();
  async function withdraw({ id, email }: Invitation) {
    await api.invitations.delete({ params: { id } });
    await queryClient.invalidateQueries({ queryKey: listQuery.queryKey });
    toast(copy.withdrawn(email));
    onWithdrawn();
  }
  return (
    <ConfirmDialog
      confirm={copy.withdrawConfirm}
      open={invitation !== undefined}
      title={copy.withdrawTitle}
      onClose={onClose}
      onConfirm={async () => invitation && withdraw(invitation)}
    >
      {invitation ? copy.withdrawHelp(invitation.email) : ""}
    </ConfirmDialog>
  );
}
