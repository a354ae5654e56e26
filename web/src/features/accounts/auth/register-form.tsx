import { RegisterInput } from "@inktvis/contract/features/accounts/auth";
import { TERMS_PATH } from "@inktvis/contract/page-paths/organization";
import { api } from "#platform/api.ts";
import { Form } from "#platform/forms/form.tsx";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { NewPasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { AuthSubmit } from "./auth-submit.tsx";
import { EmailField } from "./email-field.tsx";
import { authMessages, registerMessages as messages } from "./messages.nl.ts";

interface RegisterFormProps {
  onRegistered: (registration: { userId: string; email: string }) => void;
}

export function RegisterForm({ onRegistered }: RegisterFormProps) {
  const form = useContractForm({
    name: "registreren",
    schema: RegisterInput,
    defaultValues: { nickname: "", email: "", password: "", termsVersion: false, newsletter: false },
    submit: async (body) => {
      const { data } = await api.auth.register({ body });
      onRegistered({ userId: data.userId, email: body.email.trim() });
    },
  });
  return (
    <Form form={form}>
      <TextField
        autoComplete="nickname"
        help={messages.nicknameHelp}
        label={messages.nickname}
        {...form.field("nickname")}
      />
      <EmailField {...form.field("email")} />
      <NewPasswordField label={authMessages.password} {...form.field("password")} />
      <div className="grid gap-3">
        <CheckboxField label={<TermsLabel />} {...form.field("termsVersion")} />
        <CheckboxField label={messages.newsletter} {...form.field("newsletter")} />
      </div>
      <AuthSubmit busy={form.isSaving}>{messages.submit}</AuthSubmit>
    </Form>
  );
}

/** The terms open in a new tab, so that what was typed in the form is not lost. */
const TermsLabel = () => (
  <>
    {messages.terms}{" "}
    <SiteLink className="link" path={TERMS_PATH} rel="noopener" site="organization" target="_blank">
      {messages.termsLink}
      <span className="sr-only"> {messages.newTab}</span>
    </SiteLink>
  </>
);
