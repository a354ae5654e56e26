import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import type { Invitation } from "@inktvis/contract/features/inviting/invitations";
import { managingApi } from "#features/management/managing-api.ts";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { toast } from "#platform/toasts.ts";
import { invitingMessages as copy } from "./messages.nl.ts";

interface DeleteInvitationDialogProps {
  /** Opens the dialog; undefined closes it. */
  invitation: Invitation | undefined;
  /** The list that the invitation is in, refetched once it is deleted. */
  listQuery: { queryKey: QueryKey };
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks for confirmation before an invitation is deleted (docs/product/invitations.md#taking-back). */
export function DeleteInvitationDialog(props: DeleteInvitationDialogProps) {
  const { invitation, listQuery, onClose, onDeleted } = props;
  const queryClient = useQueryClient();
  async function deleteInvitation({ id, email }: Invitation) {
    await managingApi.invitations.delete({ params: { id } });
    await queryClient.invalidateQueries({ queryKey: listQuery.queryKey });
    toast(copy.deleted(email));
    onDeleted();
  }
  return (
    <ConfirmDialog
      confirm={copy.deleteConfirm}
      open={invitation !== undefined}
      title={copy.deleteTitle}
      onClose={onClose}
      onConfirm={async () => invitation && deleteInvitation(invitation)}
    >
      {invitation ? copy.deleteHelp(invitation.email) : ""}
    </ConfirmDialog>
  );
}
