import { api } from "#platform/api.ts";
import { Form } from "#platform/forms/form.tsx";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { useKeptInEntry } from "#platform/kept-in-entry.ts";
import { Button } from "#ui/button.tsx";
import { AuthLink } from "./auth-link.tsx";
import { AuthFooter, AuthPage } from "./auth-page.tsx";
import { AuthSubmit } from "./auth-submit.tsx";
import { EmailField } from "./email-field.tsx";
import { authMessages, forgotMessages as messages } from "./messages.nl.ts";

export function ForgotPasswordPage() {
  const [requestedEmail, setRequestedEmail] = useKeptInEntry<string>("requestedEmail");
  if (requestedEmail === undefined) return <RequestLinkForm onRequested={setRequestedEmail} />;
  return (
    <AuthPage announced lead={<p>{messages.done(requestedEmail)}</p>} title={messages.doneTitle}>
      <p>{messages.doneHelp}</p>
      <Button className="justify-self-start" look="secondary" onClick={() => setRequestedEmail(undefined)}>
        {messages.otherEmail}
      </Button>
      <AuthFooter>
        <AuthLink path="/">{authMessages.toLogIn}</AuthLink>
      </AuthFooter>
    </AuthPage>
  );
}

const loadSchema = async () => (await import("@inktvis/contract/features/accounts/auth")).ForgotPasswordInput;

function RequestLinkForm({ onRequested }: { onRequested: (email: string) => void }) {
  const form = useContractForm({
    name: "wachtwoord-vergeten",
    schema: loadSchema,
    defaultValues: { email: "" },
    submit: async (body) => {
      await api.auth.forgotPassword({ body });
      onRequested(body.email.trim());
    },
  });
  return (
    <AuthPage lead={<p>{messages.lead}</p>} title={messages.title}>
      <Form form={form}>
        <EmailField {...form.field("email")} />
        <AuthSubmit busy={form.isSaving}>{messages.submit}</AuthSubmit>
      </Form>
      <AuthFooter>
        <AuthLink path="/">{messages.toLogIn}</AuthLink>
      </AuthFooter>
    </AuthPage>
  );
}
