import {
  BUTTON_RULES,
  MailingDraft,
  type MailingRecipients,
} from "@inktvis/contract/features/enrolments/course-mailings";
import type { Course } from "@inktvis/contract/features/courses/course";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod";
import { managingApi } from "#features/management/managing-api.ts";
import { type PreviewedMail, SendDialog } from "#features/management/send-dialog.tsx";
import { Form } from "#platform/forms/form.tsx";
import { clearSent } from "#platform/forms/clear-sent.ts";
import { useAutosave } from "#platform/forms/use-autosave.ts";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { usePressWithError } from "#platform/forms/use-press.ts";
import { withRules } from "@inktvis/contract/layer/form-rules";
import { newId } from "#platform/new-id.ts";
import { toast } from "#platform/toasts.ts";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { mailingMessages as copy } from "./mailings.nl.ts";
import { mailingsQuery } from "./mailings.queries.ts";

type Draft = z.input<typeof MailingDraft>;
const EMPTY = { subject: "", body: "", actionText: "", actionUrl: "" };
const schema = withRules(MailingDraft, BUTTON_RULES);

/** A mail in its preview; the id identifies it when sending is retried. */
interface Previewed extends PreviewedMail {
  id: string;
  draft: Draft;
}

interface MailingFormProps {
  course: Course;
  recipients: MailingRecipients;
}

/** Writes a mail; the dialog with its preview submits the form. What is typed survives a reload until it is sent. */
export function MailingForm({ course: { id, slug }, recipients: { pending } }: MailingFormProps) {
  const [mail, setMail] = useState<Previewed>();
  const send = useSendMailing(slug);
  const form = useContractForm<Draft>({
    name: "mail",
    subject: id,
    schema,
    defaultValues: { ...EMPTY, includePending: false },
    submit: async (typed) => {
      if (!mail) throw new Error("A mail is sent from its preview");
      await send(mail);
      clearSent(form, typed, EMPTY);
      setMail(undefined);
    },
  });
  useAutosave(form);
  async function look() {
    if (!(await form.check(["subject", "body", "actionText", "actionUrl"]))) return;
    setMail({ id: newId(), draft: form.getValues(), attempt: form.attempt });
  }
  return (
    <section aria-labelledby="schrijf" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h2 className="text-2xl" id="schrijf">
        {copy.write}
      </h2>
      <Form form={form}>
        <TextField label={copy.subject} {...form.field("subject")} />
        <TextAreaField className="min-h-48" help={copy.bodyHelp} label={copy.body} {...form.field("body")} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 sm:grid-cols-2">
          <TextField
            help={copy.buttonHelp}
            label={copy.actionText}
            optional
            {...form.field("actionText", { deps: ["actionUrl"] })}
          />
          <TextField
            inputMode="url"
            label={copy.actionUrl}
            optional
            placeholder="https://"
            {...form.field("actionUrl", { deps: ["actionText"] })}
          />
        </div>
        {pending > 0 && <CheckboxField label={copy.includePending(pending)} {...form.field("includePending")} />}
        <Button className="justify-self-start" onClick={() => void look()}>
          {copy.look}
        </Button>
      </Form>
      <MailDialog form={form} mail={mail} slug={slug} onClose={() => setMail(undefined)} />
    </section>
  );
}

function useSendMailing(slug: string) {
  const queryClient = useQueryClient();
  return async ({ id, draft }: Previewed) => {
    const { data } = await managingApi.courseMailings.send({ params: { slug }, body: { id, ...draft } });
    toast(copy.sent(data.count));
    await queryClient.invalidateQueries({ queryKey: mailingsQuery(slug, 1).queryKey.slice(0, -1) });
  };
}

interface MailDialogProps extends Pick<Parameters<typeof SendDialog>[0], "form" | "onClose"> {
  slug: string;
  mail: Previewed | undefined;
}

/** The mail as its readers will get it, with buttons to send a test and to send it. */
function MailDialog({ slug, mail, form, onClose }: MailDialogProps) {
  const preview = useQuery({
    queryKey: ["courses", "mailing-preview", slug, mail],
    queryFn: async ({ signal }) =>
      mail &&
      (await managingApi.courseMailings.preview({ params: { slug }, body: mail.draft }, { signal, quiet: true })).data,
    enabled: mail !== undefined,
    gcTime: 0,
  });
  return (
    <SendDialog form={form} previewed={mail} preview={preview} title={copy.previewTitle} onClose={onClose}>
      {mail && <TestButton draft={mail.draft} key={mail.id} slug={slug} />}
    </SendDialog>
  );
}

/** Shows the outcome in place of the button, because the dialog covers toasts. */
function TestButton({ slug, draft }: { slug: string; draft: Draft }) {
  const [isSent, setSent] = useState(false);
  const { busy, error, press } = usePressWithError(async () => {
    await managingApi.courseMailings.test({ params: { slug }, body: draft }, { quiet: true });
    setSent(true);
  });
  return (
    <div className="grid justify-items-start gap-2" role="status">
      {isSent ? (
        <p className="text-ink-soft">{copy.tested}</p>
      ) : (
        <Button busy={busy} look="quiet" onClick={press}>
          {copy.test}
        </Button>
      )}
      {error && <p className="notice notice-failed">{error}</p>}
    </div>
  );
}
