import type { Ecourse } from "@inktvis/contract/features/ecourses/ecourses";
import * as z from "zod";
import { AddressList, parseAddresses } from "#features/inviting/address-list.ts";
import { AddressListField, InviteForm, useInviteForm } from "#features/inviting/invite-form.tsx";
import { InviteMessage } from "#features/inviting/invite-message.ts";
import { invitingMessages } from "#features/inviting/messages.nl.ts";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { ecourseApi } from "../ecourse-api.ts";
import { accessMessages as copy } from "./access.nl.ts";
import { ecourseInvitationsQuery } from "./access.queries.ts";

const EcourseInvites = z.object({
  text: InviteMessage,
  emails: AddressList.refine((typed) => parseAddresses(typed).addresses.length > 0, invitingMessages.noAddresses),
});
type EcourseInvites = z.input<typeof EcourseInvites>;

/** Invites people to an online course by their addresses (docs/product/invitations.md#form). */
export function InviteToEcourseForm({ ecourse: { id, title } }: { ecourse: Ecourse }) {
  const invite = useInviteForm<EcourseInvites>({
    name: "online-uitnodigen",
    schema: EcourseInvites,
    emptyRecipients: { emails: "" },
    defaultText: copy.defaultText(title),
    send: ({ text, emails }) =>
      ecourseApi.ecourseInvitations.invite({
        params: { id },
        body: { text, emails: parseAddresses(emails).addresses },
      }),
    listQuery: ecourseInvitationsQuery(id),
  });
  const { form } = invite;
  return (
    <InviteForm
      about={copy.theEcourse}
      invite={invite}
      submit={<SubmitButton busy={form.isSaving}>{invitingMessages.send}</SubmitButton>}
      title={invitingMessages.inviteParticipants}
    >
      <AddressListField help={invitingMessages.emailsHelp} label={invitingMessages.emails} {...form.field("emails")} />
    </InviteForm>
  );
}
