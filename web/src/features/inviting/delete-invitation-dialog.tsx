import type { QueryKey } from "@tanstack/react-query";
import type { Invitation } from "@inktvis/contract/features/inviting/invitations";
import { managingApi } from "#features/management/managing-api.ts";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { toast } from "#platform/toasts.ts";
import { useChange } from "#platform/use-change.ts";
import { invitingMessages as copy } from "./messages.nl.ts";

interface DeleteInvitationDialogProps {
  invitation: Invitation;
  /** The list that the invitation is in, refetched once it is deleted. */
  listQuery: { queryKey: QueryKey };
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks for confirmation before an invitation is deleted (docs/product/invitations.md#taking-back). */
export function DeleteInvitationDialog(props: DeleteInvitationDialogProps) {
  const { id, email } = props.invitation;
  const { listQuery, onClose, onDeleted } = props;
  const change = useChange((queryClient) => queryClient.invalidateQueries({ queryKey: listQuery.queryKey }));
  async function deleteInvitation() {
    await change(() => managingApi.invitations.delete({ params: { id } }));
    toast(copy.deleted(email));
    onDeleted();
  }
  return (
    <ConfirmDialog confirm={copy.deleteConfirm} title={copy.deleteTitle} onClose={onClose} onConfirm={deleteInvitation}>
      {copy.deleteHelp(email)}
    </ConfirmDialog>
  );
}
