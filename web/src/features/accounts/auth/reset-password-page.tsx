import { useSearch } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { api } from "#platform/api.ts";
import { FORGOT_PASSWORD_PATH } from "@inktvis/contract/page-paths/auth";
import { AuthOutcome, AuthPending } from "./auth-page.tsx";
import { useCallOnMount } from "./use-call.ts";
import { useLinkToken } from "./link-token.ts";
import { authMessages, resetMessages as messages } from "./messages.nl.ts";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { ResetPasswordForm } from "./reset-password-form.tsx";

export function ResetPasswordPage() {
  const { token: inAddress, email } = useSearch({ from: "/auth/wachtwoord-herstellen" });
  const { isReady, token } = useLinkToken(inAddress);
  if (!isReady) return <AuthPending title={messages.title} />;
  if (token && email) return <CheckedLink link={{ email, token }} />;
  return <BrokenLink message={authMessages.linkBroken} />;
}

interface CheckedLinkProps {
  link: { email: string; token: string };
  /** The heading of `ResetPasswordForm`. */
  heading?: ComponentProps<typeof ResetPasswordForm>["heading"];
}

/**
 * Checks the link first, so that nobody chooses a password only to find that it has expired. The check does not consume
 * the token.
 */
export function CheckedLink({ link, heading }: CheckedLinkProps) {
  const check = useCallOnMount(() => api.auth.checkResetLink({ body: link }));
  if (check.status === "running") return <AuthPending title={messages.checking} />;
  if (check.status === "failed" && (check.refusal === 410 || check.refusal === 422))
    return <BrokenLink message={check.message} />;
  // When the check failed for another reason, for instance offline, submitting the form will show it.
  return <ResetPasswordForm {...link} heading={heading} />;
}

const BrokenLink = ({ message = authMessages.linkBroken }: { message?: string | undefined }) => (
  <AuthOutcome message={message} title={messages.brokenTitle}>
    <ButtonAnchor className="justify-self-start" href={FORGOT_PASSWORD_PATH}>
      {messages.newLink}
    </ButtonAnchor>
  </AuthOutcome>
);
