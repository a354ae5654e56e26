import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod";
import type { Contest } from "@inktvis/contract/features/contests/contests";
import type { Invited } from "@inktvis/contract/features/contests/invitations";
import { api } from "#platform/api.ts";
import { Form } from "#platform/forms/form.tsx";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { useLastingWords } from "#platform/forms/use-lasting-words.ts";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { AddressBox, addressesIn } from "./typed-addresses.ts";
import { juryInvitationsQuery } from "./invitation.queries.ts";
import { InviteMessage } from "./invite-message.ts";
import { inviteMessages as copy } from "./invite.nl.ts";
import { SentDialog } from "./sent-dialog.tsx";

/** The box for all ages stands first; an age category has one of its own, under its id. */
const ALL = "all";
const JuryInvites = z
  .object({ text: InviteMessage, boxes: z.record(z.string(), AddressBox) })
  .superRefine(({ boxes }, context) => {
    if (Object.values(boxes).every((box) => addressesIn(box).addresses.length === 0))
      context.addIssue({ code: "custom", path: ["boxes", ALL], message: copy.noAddresses });
  });
type JuryInvites = z.input<typeof JuryInvites>;

const invitesIn = (boxes: JuryInvites["boxes"]) =>
  Object.entries(boxes).flatMap(([box, typed]) =>
    addressesIn(typed).addresses.map((email) => ({ email, ageCategoryId: box === ALL ? null : Number(box.slice(1)) })),
  );

export function InviteJuryForm({ contest }: { contest: Contest }) {
  const { slug, ageCategories } = contest;
  const [invited, setInvited] = useState<Invited>();
  const queryClient = useQueryClient();
  const empty = Object.fromEntries([ALL, ...ageCategories.map(({ id }) => `c${id}`)].map((box) => [box, ""]));
  const form = useContractForm<JuryInvites>({
    name: "jury-uitnodigen",
    schema: JuryInvites,
    defaultValues: { text: "", boxes: empty },
    submit: async ({ text, boxes }) => {
      const { data } = await api.invitations.inviteJury({
        params: { slug },
        body: { text, invites: invitesIn(boxes) },
      });
      setInvited(data);
      await queryClient.invalidateQueries(juryInvitationsQuery(slug));
      form.setValue("boxes", empty);
    },
  });
  useLastingWords(form);
  return (
    <section aria-labelledby="nodig-uit" className="grid max-w-2xl gap-6">
      <h2 className="text-2xl" id="nodig-uit">
        {copy.inviteJury}
      </h2>
      <Form form={form}>
        <TextAreaField help={copy.textHelp} label={copy.text} {...form.field("text")} />
        <TextAreaField
          autoCapitalize="off"
          help={copy.emailsHelp}
          label={ageCategories.length > 0 ? copy.emailsForAll : copy.emails}
          spellCheck={false}
          {...form.field(`boxes.${ALL}`)}
        />
        {ageCategories.map(({ id, label }) => (
          <TextAreaField
            autoCapitalize="off"
            key={id}
            label={copy.emailsFor(label)}
            spellCheck={false}
            {...form.field(`boxes.c${id}`)}
          />
        ))}
        <SubmitButton busy={form.isSaving}>{copy.send}</SubmitButton>
      </Form>
      <SentDialog invited={invited} onClose={() => setInvited(undefined)} />
    </section>
  );
}
