import { useState } from "react";
import { ForgotPasswordInput } from "@inktvis/contract/features/accounts/auth";
import { api } from "#platform/api.ts";
import { Form } from "#platform/forms/form.tsx";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { Button } from "#ui/button.tsx";
import { AuthLink } from "./auth-link.tsx";
import { AuthFoot, AuthPage } from "./auth-page.tsx";
import { AuthSubmit } from "./auth-submit.tsx";
import { EmailField } from "./email-field.tsx";
import { authMessages, forgotMessages as messages } from "./messages.nl.ts";

export function ForgotPasswordPage() {
  const [askedFor, setAskedFor] = useState<string>();
  if (askedFor === undefined) return <AskLink onAsked={setAskedFor} />;
  return (
    <AuthPage announced lead={<p>{messages.done(askedFor)}</p>} title={messages.doneTitle}>
      <p>{messages.doneHelp}</p>
      <Button className="justify-self-start" look="secondary" onClick={() => setAskedFor(undefined)}>
        {messages.again}
      </Button>
      <AuthFoot>
        <AuthLink path="/">{authMessages.toLogIn}</AuthLink>
      </AuthFoot>
    </AuthPage>
  );
}

function AskLink({ onAsked }: { onAsked: (email: string) => void }) {
  const form = useContractForm({
    name: "wachtwoord-vergeten",
    schema: ForgotPasswordInput,
    defaultValues: { email: "" },
    submit: async (body) => {
      await api.auth.forgotPassword({ body });
      onAsked(body.email.trim());
    },
  });
  return (
    <AuthPage lead={<p>{messages.lead}</p>} title={messages.title}>
      <Form form={form}>
        <EmailField {...form.field("email")} />
        <AuthSubmit busy={form.isSaving}>{messages.submit}</AuthSubmit>
      </Form>
      <AuthFoot>
        <AuthLink path="/">{messages.back}</AuthLink>
      </AuthFoot>
    </AuthPage>
  );
}
