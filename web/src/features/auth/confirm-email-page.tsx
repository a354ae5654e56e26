import { useSearch } from "@tanstack/react-router";
import { api } from "../../platform/api.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonAnchor } from "../../ui/link-button.tsx";
import { AuthLink } from "./auth-link.tsx";
import { AuthFoot, AuthOutcome, AuthPending } from "./auth-page.tsx";
import { useEntryCall } from "./entry-call.ts";
import { useLinkToken } from "./link-token.ts";
import { authMessages, confirmMessages as messages } from "./messages.nl.ts";
import { ResendConfirmation } from "./resend-confirmation.tsx";

export function ConfirmEmailPage() {
  const { token: inAddress, userId } = useSearch({ from: "/auth/email-bevestigen" });
  const { known, token } = useLinkToken(inAddress);
  if (!known) return <AuthPending title={messages.running} />;
  if (!token || !userId) return <ConfirmFailed message={authMessages.linkBroken} userId={userId} />;
  return <Confirming token={token} userId={userId} />;
}

function Confirming({ token, userId }: { token: string; userId: string }) {
  const confirmation = useEntryCall(() => api.auth.verifyEmail({ body: { token, userId } }));
  if (confirmation.status === "running") return <AuthPending title={messages.running} />;
  if (confirmation.status === "failed") {
    const { message, refusal, run } = confirmation;
    return (
      <ConfirmFailed message={message} userId={userId} onRetry={refusal === 410 || refusal === 422 ? undefined : run} />
    );
  }
  return (
    <AuthOutcome message={messages.done} title={messages.doneTitle}>
      <ButtonAnchor className="justify-self-start" href="/">
        {authMessages.logIn}
      </ButtonAnchor>
    </AuthOutcome>
  );
}

interface ConfirmFailedProps {
  message: string;
  userId: string | undefined;
  /** When it was not the link's fault. */
  onRetry?: (() => void) | undefined;
}

const ConfirmFailed = ({ message, userId, onRetry }: ConfirmFailedProps) => (
  <AuthOutcome message={message} title={messages.failedTitle}>
    {onRetry && (
      <Button className="justify-self-start" onClick={onRetry}>
        {authMessages.retry}
      </Button>
    )}
    {userId && <ResendConfirmation userId={userId} />}
    <AuthFoot>
      <AuthLink path="/">{authMessages.toLogIn}</AuthLink>
    </AuthFoot>
  </AuthOutcome>
);
