import * as z from "zod";
import type { Contest } from "@inktvis/contract/features/contests/contest";
import { managingApi } from "#features/management/managing-api.ts";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { AddressList, parseAddresses } from "#features/inviting/address-list.ts";
import { juryInvitationsQuery } from "./invitation.queries.ts";
import { AddressListField, InviteForm, useInviteForm } from "#features/inviting/invite-form.tsx";
import { InviteMessage } from "#features/inviting/invite-message.ts";
import { inviteMessages as copy } from "./invite.nl.ts";

/** The field for jurors of all ages; each age category has a field of its own, named `c` followed by its id. */
const ALL = "all";
const JuryInvites = z
  .object({ text: InviteMessage, boxes: z.record(z.string(), AddressList) })
  .superRefine(({ boxes }, context) => {
    if (Object.values(boxes).every((typed) => parseAddresses(typed).addresses.length === 0))
      context.addIssue({ code: "custom", path: ["boxes", ALL], message: copy.noAddresses });
  });
type JuryInvites = z.input<typeof JuryInvites>;

const invitesOf = (boxes: JuryInvites["boxes"]) =>
  Object.entries(boxes).flatMap(([box, typed]) =>
    parseAddresses(typed).addresses.map((email) => ({
      email,
      ageCategoryId: box === ALL ? null : Number(box.slice(1)),
    })),
  );

export function InviteJuryForm({ contest: { slug, ageCategories } }: { contest: Contest }) {
  const boxes = [ALL, ...ageCategories.map(({ id }) => `c${id}`)];
  const invite = useInviteForm<JuryInvites>({
    name: "jury-uitnodigen",
    schema: JuryInvites,
    emptyRecipients: { boxes: Object.fromEntries(boxes.map((box) => [box, ""])) },
    send: (values) =>
      managingApi.contestInvitations.inviteJury({
        params: { slug },
        body: { text: values.text, invites: invitesOf(values.boxes) },
      }),
    listQuery: juryInvitationsQuery(slug),
  });
  const { form } = invite;
  return (
    <InviteForm
      about={copy.theContest}
      invite={invite}
      submit={<SubmitButton busy={form.isSaving}>{copy.send}</SubmitButton>}
      title={copy.inviteJury}
    >
      <AddressListField
        help={copy.emailsHelp}
        label={ageCategories.length > 0 ? copy.emailsForAll : copy.emails}
        {...form.field(`boxes.${ALL}`)}
      />
      {ageCategories.map(({ id, label }) => (
        <AddressListField key={id} label={copy.emailsFor(label)} {...form.field(`boxes.c${id}`)} />
      ))}
    </InviteForm>
  );
}
