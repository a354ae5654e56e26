import { useSearch } from "@tanstack/react-router";
import { FORGOT_PASSWORD_PATH } from "@inktvis/contract/page-paths/auth";
import { AuthOutcome, AuthPending } from "./auth-page.tsx";
import { useLinkToken } from "./link-token.ts";
import { authMessages, resetMessages as messages } from "./messages.nl.ts";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { ResetPasswordForm } from "./reset-password-form.tsx";

export function ResetPasswordPage() {
  const { token: inAddress, email } = useSearch({ from: "/auth/wachtwoord-herstellen" });
  const { known, token } = useLinkToken(inAddress);
  if (!known) return <AuthPending title={messages.title} />;
  if (token && email) return <ResetPasswordForm email={email} token={token} />;
  return (
    <AuthOutcome message={authMessages.linkBroken} title={messages.brokenTitle}>
      <ButtonAnchor className="justify-self-start" href={FORGOT_PASSWORD_PATH}>
        {messages.newLink}
      </ButtonAnchor>
    </AuthOutcome>
  );
}
