import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod";
import type { Contest } from "@inktvis/contract/features/contests/contests";
import type { Invited } from "@inktvis/contract/features/contests/invitations";
import { api } from "#platform/api.ts";
import { Form } from "#platform/forms/form.tsx";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { useLastingWords } from "#platform/forms/use-lasting-words.ts";
import { Button } from "#ui/button.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { AddressBox, addressesIn } from "./typed-addresses.ts";
import { participantInvitationsQuery } from "./invitation.queries.ts";
import { InviteMessage } from "./invite-message.ts";
import { inviteMessages as copy } from "./invite.nl.ts";
import { SentDialog } from "./sent-dialog.tsx";
import { ContestPicker } from "./contest-picker.tsx";

const ParticipantInvites = z.object({
  text: InviteMessage,
  emails: AddressBox,
  contests: z.array(z.uuid()),
});
type ParticipantInvites = z.input<typeof ParticipantInvites>;

export function InviteParticipantsForm({ contest: { slug, id } }: { contest: Contest }) {
  const [invited, setInvited] = useState<Invited>();
  const queryClient = useQueryClient();
  const form = useContractForm<ParticipantInvites>({
    name: "deelnemers-uitnodigen",
    schema: ParticipantInvites,
    defaultValues: { text: "", emails: "", contests: [] },
    submit: async ({ text, emails, contests }) => {
      const body = { text, emails: addressesIn(emails).addresses, contests };
      const { data } = await api.invitations.inviteParticipants({ params: { slug }, body });
      setInvited(data);
      await queryClient.invalidateQueries(participantInvitationsQuery(slug));
      form.setValue("emails", "");
      form.setValue("contests", []);
    },
  });
  useLastingWords(form);
  const hasNobody = form.watch("emails").trim() === "" && form.watch("contests").length === 0;
  return (
    <section aria-labelledby="nodig-uit" className="grid max-w-2xl gap-6">
      <h2 className="text-2xl" id="nodig-uit">
        {copy.inviteParticipants}
      </h2>
      <Form form={form}>
        <TextAreaField help={copy.textHelp} label={copy.text} {...form.field("text")} />
        <TextAreaField
          autoCapitalize="off"
          help={copy.emailsHelp}
          label={copy.emails}
          optional
          spellCheck={false}
          {...form.field("emails")}
        />
        <ContestPicker except={id} {...form.controlled("contests")} />
        {/* Until there is somebody to send it to (docs/product/invitations.md#form). */}
        <Button busy={form.isSaving} disabled={hasNobody} type="submit" onMouseDown={(event) => event.preventDefault()}>
          {copy.send}
        </Button>
      </Form>
      <SentDialog invited={invited} onClose={() => setInvited(undefined)} />
    </section>
  );
}
