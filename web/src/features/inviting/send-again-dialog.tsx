import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import * as z from "zod";
import type { Invitation, Invited } from "@inktvis/contract/features/inviting/invitations";
import { Form } from "#platform/forms/form.tsx";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { toast } from "#platform/toasts.ts";
import { Dialog } from "#ui/dialog.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { InviteMessage } from "./invite-message.ts";
import { invitingMessages as copy } from "./messages.nl.ts";

const Message = z.object({ text: InviteMessage });

/** How an invitation is sent again: the initial message, and the call. */
export interface SendAgain<I extends Invitation = Invitation> {
  defaultText?: string;
  send: (invitation: I, text: string) => Promise<{ data: Invited }>;
}

interface SendAgainDialogProps<I extends Invitation> {
  invitation: I;
  sendAgain: SendAgain<I>;
  /** The list that the invitation is in, refetched once it is sent. */
  listQuery: { queryKey: QueryKey };
  onClose: () => void;
}

/** Sends an invitation again, with a message of its own (docs/product/invitations.md#sending). */
export function SendAgainDialog<I extends Invitation>(props: SendAgainDialogProps<I>) {
  const { invitation, sendAgain, listQuery, onClose } = props;
  const queryClient = useQueryClient();
  const form = useContractForm({
    name: "opnieuw",
    subject: invitation.id,
    schema: Message,
    defaultValues: { text: sendAgain.defaultText ?? "" },
    submit: async ({ text }) => {
      const { data } = await sendAgain.send(invitation, text);
      await queryClient.invalidateQueries({ queryKey: listQuery.queryKey });
      if (data.sent > 0) toast(copy.sentAgain(invitation.email));
      else toast((data.already.length > 0 ? copy.isIn : copy.notSentAgain)(invitation.email), "failed");
      onClose();
    },
  });
  return (
    <Dialog busy={form.isSaving} open title={copy.sendAgainTitle} onClose={onClose}>
      <Form form={form}>
        <p>{copy.sendAgainHelp(invitation.email)}</p>
        <TextAreaField label={copy.text} {...form.field("text")} />
        <SubmitButton busy={form.isSaving}>{copy.sendAgain}</SubmitButton>
      </Form>
    </Dialog>
  );
}
