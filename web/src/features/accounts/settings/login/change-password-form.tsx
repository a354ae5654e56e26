import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { accountApi } from "#features/session/account-api.ts";
import { Form } from "#platform/forms/form.tsx";
import { SavedDialog } from "#platform/forms/saved-dialog.tsx";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { clearSent } from "#platform/forms/clear-sent.ts";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { FormSection } from "#ui/form-section.tsx";
import { NewPasswordField, PasswordField } from "#ui/password-field.tsx";
import { devicesQuery } from "./device.queries.ts";
import { emailChangeQuery } from "./email-change.queries.ts";
import { ChangePasswordForm as schema } from "./login-forms.schema.ts";
import { loginMessages as copy } from "./login.nl.ts";

const EMPTY = { oldPassword: "", password: "", confirmPassword: "" };

/**
 * Changes the password, which signs out all other devices and ends a pending change of e-mail address
 * (docs/product/accounts.md#password).
 */
export function ChangePasswordForm({ email }: { email: string }) {
  const queryClient = useQueryClient();
  const [endedEmail, setEndedEmail] = useState<string>();
  const form = useContractForm({
    name: "wachtwoord",
    schema,
    defaultValues: EMPTY,
    submit: async (typed) => {
      const { oldPassword, password } = typed;
      await accountApi.settings.changePassword({ body: { oldPassword, password } });
      clearSent(form, typed, EMPTY);
      setEndedEmail(queryClient.getQueryData(emailChangeQuery.queryKey)?.email);
      await Promise.all([queryClient.invalidateQueries(devicesQuery), queryClient.invalidateQueries(emailChangeQuery)]);
    },
  });
  return (
    <FormSection help={copy.passwordHelp} title={copy.password}>
      <Form form={form}>
        {/* Tells password managers which account the password belongs to. */}
        <input autoComplete="username" hidden name="username" readOnly value={email} />
        <PasswordField label={copy.oldPassword} {...form.field("oldPassword")} />
        <NewPasswordField label={copy.newPassword} {...form.field("password", { deps: ["confirmPassword"] })} />
        <PasswordField autoComplete="new-password" label={copy.confirmPassword} {...form.field("confirmPassword")} />
        <SubmitButton busy={form.isSaving}>{copy.changePassword}</SubmitButton>
      </Form>
      <SavedDialog form={form} title={copy.passwordSavedTitle}>
        <p>{copy.passwordSaved}</p>
        {endedEmail && <p>{copy.emailEnded(endedEmail)}</p>}
      </SavedDialog>
    </FormSection>
  );
}
