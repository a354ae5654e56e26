import type { MessageRecipients } from "@inktvis/contract/features/contests/contest-messages";
import { useState } from "react";
import { api } from "#platform/api.ts";
import { Form } from "#platform/forms/form.tsx";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { useLastingWords } from "#platform/forms/use-lasting-words.ts";
import { SelectField } from "#ui/select-field.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { contestMessagesCopy as copy } from "./messages.nl.ts";
import { draftOf, type LookedAt, Message } from "./message-draft.ts";
import { SendDialog } from "./send-dialog.tsx";

interface MessageFormProps {
  slug: string;
  recipients: MessageRecipients;
}

/** Writes a message; the preview in the dialog sends it. What is typed survives a reload until then. */
export function MessageForm({ slug, recipients }: MessageFormProps) {
  const [lookedAt, setLookedAt] = useState<LookedAt>();
  const form = useContractForm<Message>({
    name: "bericht",
    schema: Message,
    defaultValues: { to: "", text: "" },
    submit: async (values) => {
      const draft = draftOf(values);
      const { data } = await api.contestMessages.preview({ params: { slug }, body: draft });
      setLookedAt({ id: crypto.randomUUID(), draft, preview: data });
    },
  });
  useLastingWords(form);
  return (
    <section aria-labelledby="schrijf" className="grid gap-6">
      <h2 className="text-2xl" id="schrijf">
        {copy.write}
      </h2>
      <Form form={form}>
        <SelectField label={copy.to} {...form.field("to")}>
          <RecipientOptions recipients={recipients} />
        </SelectField>
        <TextAreaField className="min-h-40" help={copy.textHelp} label={copy.text} {...form.field("text")} />
        <SubmitButton busy={form.isSaving}>{copy.look}</SubmitButton>
      </Form>
      <SendDialog
        message={lookedAt}
        slug={slug}
        onClose={() => setLookedAt(undefined)}
        onSent={() => form.setValue("text", "")}
      />
    </section>
  );
}

function RecipientOptions({ recipients: { counts, people } }: Pick<MessageFormProps, "recipients">) {
  const audiences = (["entrants", "begun", "jury"] as const).filter((audience) => counts[audience] > 0);
  const named = [
    { to: "entrant", label: copy.oneEntrant },
    { to: "juror", label: copy.oneJuror },
  ].map((group) => ({ ...group, people: people.filter(({ to }) => to === group.to) }));
  return (
    <>
      <option value="">{copy.choose}</option>
      {audiences.map((audience) => (
        <option key={audience} value={audience}>
          {copy.groups[audience](counts[audience])}
        </option>
      ))}
      {named
        .filter((group) => group.people.length > 0)
        .map((group) => (
          <optgroup key={group.to} label={group.label}>
            {group.people.map(({ id, name }) => (
              <option key={id} value={`${group.to}:${id}`}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
    </>
  );
}
