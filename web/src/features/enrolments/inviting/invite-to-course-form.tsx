import type { Course } from "@inktvis/contract/features/courses/course";
import * as z from "zod";
import { AddressList, parseAddresses } from "#features/inviting/address-list.ts";
import { AddressListField, InviteForm, useInviteForm } from "#features/inviting/invite-form.tsx";
import { InviteMessage } from "#features/inviting/invite-message.ts";
import { invitingMessages } from "#features/inviting/messages.nl.ts";
import { managingApi } from "#features/management/managing-api.ts";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { courseInvitingMessages as copy } from "./inviting.nl.ts";
import { courseInvitationsQuery } from "./participant-invitations.queries.ts";

const CourseInvites = z.object({
  text: InviteMessage,
  emails: AddressList.refine((typed) => parseAddresses(typed).addresses.length > 0, invitingMessages.noAddresses),
});
type CourseInvites = z.input<typeof CourseInvites>;

/** Invites people to a course by their addresses (docs/product/invitations.md#form). */
export function InviteToCourseForm({ course: { slug, title } }: { course: Course }) {
  const invite = useInviteForm<CourseInvites>({
    name: "cursisten-uitnodigen",
    schema: CourseInvites,
    emptyRecipients: { emails: "" },
    defaultText: copy.defaultText(title),
    send: ({ text, emails }) =>
      managingApi.participantInvitations.invite({
        params: { slug },
        body: { text, emails: parseAddresses(emails).addresses },
      }),
    listQuery: courseInvitationsQuery(slug),
  });
  const { form } = invite;
  return (
    <InviteForm
      about={copy.theCourse}
      invite={invite}
      submit={<SubmitButton busy={form.isSaving}>{invitingMessages.send}</SubmitButton>}
      title={invitingMessages.inviteParticipants}
    >
      <AddressListField help={invitingMessages.emailsHelp} label={invitingMessages.emails} {...form.field("emails")} />
    </InviteForm>
  );
}
