import { useSearch } from "@tanstack/react-router";
import { originOf } from "@inktvis/contract/sites";
import { api } from "../../platform/api.ts";
import { useCurrentSite } from "../../platform/site-link.tsx";
import { Button } from "../../ui/button.tsx";
import { ButtonAnchor } from "../../ui/link-button.tsx";
import { AuthOutcome, AuthPending } from "./auth-page.tsx";
import { useEntryCall } from "./entry-call.ts";
import { useLinkToken } from "./link-token.ts";
import { authMessages, confirmNewMessages as messages } from "./messages.nl.ts";

export function ConfirmNewEmailPage() {
  const { token: inAddress, userId } = useSearch({ from: "/auth/nieuw-email-bevestigen" });
  const { known, token } = useLinkToken(inAddress);
  if (!known) return <AuthPending title={messages.running} />;
  if (!token || !userId) return <ConfirmFailed message={authMessages.linkBroken} />;
  return <Confirming token={token} userId={userId} />;
}

function Confirming({ token, userId }: { token: string; userId: string }) {
  const confirmation = useEntryCall(() => api.me.confirmChangeEmail({ body: { token, userId } }));
  if (confirmation.status === "running") return <AuthPending title={messages.running} />;
  if (confirmation.status === "failed") {
    const { message, refusal, run } = confirmation;
    return <ConfirmFailed message={message} onRetry={refusal === 410 || refusal === 422 ? undefined : run} />;
  }
  return (
    <AuthOutcome message={messages.done} title={messages.doneTitle}>
      <ButtonAnchor className="justify-self-start" href="/">
        {authMessages.logIn}
      </ButtonAnchor>
    </AuthOutcome>
  );
}

function ConfirmFailed({ message, onRetry }: { message: string; onRetry?: (() => void) | undefined }) {
  const { addresses } = useCurrentSite();
  return (
    <AuthOutcome message={message} title={messages.failedTitle}>
      <div className="flex flex-wrap gap-3">
        {onRetry && <Button onClick={onRetry}>{authMessages.retry}</Button>}
        <ButtonAnchor
          href={`${originOf(addresses, "account")}/instellingen/login`}
          look={onRetry ? "secondary" : "primary"}
        >
          {messages.askAgain}
        </ButtonAnchor>
      </div>
    </AuthOutcome>
  );
}
