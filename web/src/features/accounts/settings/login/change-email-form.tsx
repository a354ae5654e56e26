import { useQueryClient } from "@tanstack/react-query";
import { Form } from "#platform/forms/form.tsx";
import { SavedDialog } from "#platform/forms/saved-dialog.tsx";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { clearSent } from "#platform/forms/clear-sent.ts";
import { useAutosave } from "#platform/forms/use-autosave.ts";
import { FormSection } from "#ui/form-section.tsx";
import { TextField } from "#ui/text-field.tsx";
import { emailChangeQuery } from "./email-change.queries.ts";
import { ChangeEmailForm as schema } from "./login-forms.schema.ts";
import { loginMessages as copy } from "./login.nl.ts";
import { PendingEmailChange } from "./pending-email-change.tsx";
import { requestEmailChange } from "./request-email-change.ts";

const EMPTY = { email: "", confirmEmail: "" };
const ADDRESS = { autoCapitalize: "none", inputMode: "email", type: "email" } as const;

/**
 * Requests another e-mail address, in use once it is confirmed by mail (docs/product/accounts.md#e-mail-address). A 409
 * sends staff to the auth site for a fresh proof first.
 */
export function ChangeEmailForm({ current }: { current: string }) {
  const queryClient = useQueryClient();
  const form = useContractForm({
    name: "e-mailadres",
    schema,
    defaultValues: EMPTY,
    submit: async (typed) => {
      await requestEmailChange(typed.email);
      await queryClient.invalidateQueries(emailChangeQuery);
      clearSent(form, typed, EMPTY);
    },
  });
  useAutosave(form);
  return (
    <FormSection help={copy.emailHelp(current)} title={copy.email}>
      <PendingEmailChange />
      <Form form={form}>
        <TextField
          autoComplete="email"
          label={copy.newEmail}
          {...ADDRESS}
          {...form.field("email", { deps: ["confirmEmail"] })}
        />
        <TextField autoComplete="email" label={copy.confirmEmail} {...ADDRESS} {...form.field("confirmEmail")} />
        <SubmitButton busy={form.isSaving}>{copy.changeEmail}</SubmitButton>
      </Form>
      <SavedDialog form={form} title={copy.emailAskedTitle}>
        <p>{copy.emailAsked(current)}</p>
      </SavedDialog>
    </FormSection>
  );
}
