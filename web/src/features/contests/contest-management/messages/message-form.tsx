import type { Contest } from "@inktvis/contract/features/contests/contest";
import type { MessageRecipients } from "@inktvis/contract/features/contests/contest-messages";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { managingApi } from "#features/management/managing-api.ts";
import { Form } from "#platform/forms/form.tsx";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { clearSent } from "#platform/forms/clear-sent.ts";
import { useAutosave } from "#platform/forms/use-autosave.ts";
import { newId } from "#platform/new-id.ts";
import { toast } from "#platform/toasts.ts";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { contestMessagesCopy as copy } from "./messages.nl.ts";
import { messagesQuery } from "./messages.queries.ts";
import { draftOf, type Previewed, Message } from "./message-draft.ts";
import { MessageDialog } from "./message-dialog.tsx";

interface MessageFormProps {
  contest: Contest;
  recipients: MessageRecipients;
}

/** Writes a message; the dialog with its preview submits the form. What is typed survives a reload until it is sent. */
export function MessageForm({ contest: { id, slug }, recipients }: MessageFormProps) {
  const [message, setMessage] = useState<Previewed>();
  const send = useSendMessage(slug);
  const form = useContractForm<Message>({
    name: "bericht",
    subject: id,
    schema: Message,
    defaultValues: { to: "", text: "" },
    submit: async (typed) => {
      if (!message) throw new Error("A message is sent from its preview");
      await send(message);
      clearSent(form, typed, { text: "" });
      setMessage(undefined);
    },
  });
  useAutosave(form);
  async function look() {
    if (!(await form.check(["to", "text"]))) return;
    setMessage({ id: newId(), draft: draftOf(form.getValues()), attempt: form.attempt });
  }
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
        <Button className="justify-self-start" onClick={() => void look()}>
          {copy.look}
        </Button>
      </Form>
      <MessageDialog form={form} message={message} slug={slug} onClose={() => setMessage(undefined)} />
    </section>
  );
}

function useSendMessage(slug: string) {
  const queryClient = useQueryClient();
  return async ({ id, draft }: Previewed) => {
    const { data } = await managingApi.contestMessages.send({ params: { slug }, body: { id, ...draft } });
    toast(copy.sent(data.count));
    await queryClient.invalidateQueries({ queryKey: messagesQuery(slug, 1).queryKey.slice(0, -1) });
  };
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
