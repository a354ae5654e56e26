import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod";
import type { JuryInvitation } from "@inktvis/contract/features/contests/contest-invitations";
import { managingApi } from "#features/management/managing-api.ts";
import { Form } from "#platform/forms/form.tsx";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { toast } from "#platform/toasts.ts";
import { Dialog } from "#ui/dialog.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { juryInvitationsQuery } from "./invitation.queries.ts";
import { InviteMessage } from "#features/inviting/invite-message.ts";
import { inviteMessages as copy } from "./invite.nl.ts";

const Message = z.object({ text: InviteMessage });

interface SendAgainDialogProps {
  slug: string;
  invitation: JuryInvitation;
  onClose: () => void;
}

/** Sends an invitation to the jury once more, with a message of its own. */
export function SendAgainDialog({ slug, invitation: { email, ageCategoryId }, onClose }: SendAgainDialogProps) {
  const queryClient = useQueryClient();
  const form = useContractForm({
    name: "opnieuw",
    schema: Message,
    defaultValues: { text: "" },
    submit: async ({ text }) => {
      await managingApi.contestInvitations.inviteJury({
        params: { slug },
        body: { text, invites: [{ email, ageCategoryId }] },
      });
      await queryClient.invalidateQueries(juryInvitationsQuery(slug));
      toast(copy.sentAgain(email));
      onClose();
    },
  });
  return (
    <Dialog open title={copy.sendAgainTitle} onClose={onClose}>
      <Form form={form}>
        <p>{copy.sendAgainHelp(email)}</p>
        <TextAreaField label={copy.text} {...form.field("text")} />
        <SubmitButton busy={form.isSaving}>{copy.sendAgain}</SubmitButton>
      </Form>
    </Dialog>
  );
}
