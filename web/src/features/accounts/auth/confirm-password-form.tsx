import { api } from "#platform/api.ts";
import { Form } from "#platform/forms/form.tsx";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { NewPasswordField } from "#ui/password-field.tsx";
import { AuthLink } from "./auth-link.tsx";
import { AuthFooter, AuthPage } from "./auth-page.tsx";
import { AuthSubmit } from "./auth-submit.tsx";
import { Confirmed, type MailLink } from "./confirm-by-link.tsx";
import { authMessages, confirmMessages as messages } from "./messages.nl.ts";
import { ResendConfirmation } from "./resend-confirmation.tsx";

const loadSchema = async () => (await import("@inktvis/contract/features/accounts/auth")).ConfirmEmailInput;

/**
 * Confirms a registration in another browser than the one that registered. It asks for a new password, since somebody
 * else may have chosen the first one (docs/product/sign-in.md#registration).
 */
export function ConfirmPasswordForm({ link }: { link: MailLink }) {
  const form = useContractForm({
    name: "wachtwoord-kiezen",
    schema: loadSchema,
    defaultValues: { ...link, password: "" },
    submit: (body) => api.auth.verifyEmail({ body }),
  });
  if (form.status === "saved") return <Confirmed {...messages} />;
  return (
    <AuthPage announced lead={<p>{messages.chooseLead}</p>} title={messages.chooseTitle}>
      <Form form={form}>
        <NewPasswordField label={authMessages.password} {...form.field("password")} />
        <AuthSubmit busy={form.isSaving}>{messages.choose}</AuthSubmit>
      </Form>
      {form.error && <ResendConfirmation userId={link.userId} />}
      <AuthFooter>
        <AuthLink path="/">{authMessages.toLogIn}</AuthLink>
      </AuthFooter>
    </AuthPage>
  );
}
