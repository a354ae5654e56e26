import * as z from "zod";
import type { Contest } from "@inktvis/contract/features/contests/contest";
import { managingApi } from "#features/management/managing-api.ts";
import { Button } from "#ui/button.tsx";
import { AddressList, parseAddresses } from "#features/inviting/address-list.ts";
import { ContestPicker } from "./contest-picker.tsx";
import { participantInvitationsQuery } from "./invitation.queries.ts";
import { AddressListField, InviteForm, useInviteForm } from "#features/inviting/invite-form.tsx";
import { InviteMessage } from "#features/inviting/invite-message.ts";
import { inviteMessages as copy } from "./invite.nl.ts";

const ParticipantInvites = z.object({
  text: InviteMessage,
  emails: AddressList,
  contests: z.array(z.uuid()),
});
type ParticipantInvites = z.input<typeof ParticipantInvites>;

export function InviteParticipantsForm({ contest: { slug, id } }: { contest: Contest }) {
  const invite = useInviteForm<ParticipantInvites>({
    name: "deelnemers-uitnodigen",
    schema: ParticipantInvites,
    emptyRecipients: { emails: "", contests: [] },
    send: ({ text, emails, contests }) =>
      managingApi.contestInvitations.inviteParticipants({
        params: { slug },
        body: { text, emails: parseAddresses(emails).addresses, contests },
      }),
    listQuery: participantInvitationsQuery(slug),
  });
  const { form } = invite;
  const hasNobody = form.watch("emails").trim() === "" && form.watch("contests").length === 0;
  // Disabled until there is somebody to invite (docs/product/invitations.md#form).
  const submit = (
    <Button busy={form.isSaving} disabled={hasNobody} type="submit" onMouseDown={(event) => event.preventDefault()}>
      {copy.send}
    </Button>
  );
  return (
    <InviteForm about={copy.theContest} invite={invite} submit={submit} title={copy.inviteParticipants}>
      <AddressListField help={copy.emailsHelp} label={copy.emails} optional {...form.field("emails")} />
      <ContestPicker excludedId={id} {...form.controlled("contests")} />
    </InviteForm>
  );
}
