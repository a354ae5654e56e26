import { DEFAULT_SITE, originOf } from "@inktvis/contract/sites";
import { api } from "#platform/api.ts";
import { useCurrentSite } from "#platform/site-link.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { AuthOutcome, AuthPending } from "./auth-page.tsx";
import { useCallOnMount } from "./use-call.ts";
import { authMessages, logoutMessages as messages } from "./messages.nl.ts";

/**
 * Ends the sign-in on all sites (docs/product/sign-in.md#logout). Succeeds as well for somebody who is not signed in.
 */
export function LogoutPage() {
  const { addresses } = useCurrentSite();
  const leaving = useCallOnMount(() => api.auth.logout());
  if (leaving.status === "running") return <AuthPending title={messages.running} />;
  if (leaving.status === "failed") {
    return (
      <AuthOutcome message={messages.failed} title={messages.failedTitle}>
        <Button className="justify-self-start" onClick={leaving.run}>
          {authMessages.retry}
        </Button>
      </AuthOutcome>
    );
  }
  return (
    <AuthOutcome message={messages.done} title={messages.doneTitle}>
      <div className="flex flex-wrap gap-3">
        <ButtonAnchor href={originOf(addresses, DEFAULT_SITE)}>{authMessages.toHome}</ButtonAnchor>
        <ButtonAnchor href="/" look="secondary">
          {messages.logInAgain}
        </ButtonAnchor>
      </div>
    </AuthOutcome>
  );
}
