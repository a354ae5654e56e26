import { useSearch } from "@tanstack/react-router";
import { api } from "#platform/api.ts";
import { FORGOT_PASSWORD_PATH } from "@inktvis/contract/page-paths/auth";
import { AuthOutcome, AuthPending } from "./auth-page.tsx";
import { useEntryCall } from "./entry-call.ts";
import { useLinkToken } from "./link-token.ts";
import { authMessages, resetMessages as messages } from "./messages.nl.ts";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { ResetPasswordForm } from "./reset-password-form.tsx";

export function ResetPasswordPage() {
  const { token: inAddress, email } = useSearch({ from: "/auth/wachtwoord-herstellen" });
  const { known, token } = useLinkToken(inAddress);
  if (!known) return <AuthPending title={messages.title} />;
  if (token && email) return <Checked link={{ email, token }} />;
  return <Broken message={authMessages.linkBroken} />;
}

/** Nobody thinks a password up for a link that is used or too old. PictureViewer does not use it up. */
function Checked({ link }: { link: { email: string; token: string } }) {
  const check = useEntryCall(() => api.auth.checkResetLink({ body: link }));
  if (check.status === "running") return <AuthPending title={messages.checking} />;
  if (check.status === "failed" && check.refusal === 410) return <Broken message={check.message} />;
  // What could not be looked up now is said when the form is sent.
  return <ResetPasswordForm {...link} />;
}

const Broken = ({ message = authMessages.linkBroken }: { message?: string | undefined }) => (
  <AuthOutcome message={message} title={messages.brokenTitle}>
    <ButtonAnchor className="justify-self-start" href={FORGOT_PASSWORD_PATH}>
      {messages.newLink}
    </ButtonAnchor>
  </AuthOutcome>
);
