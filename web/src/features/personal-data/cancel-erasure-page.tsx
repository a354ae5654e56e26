import { PERSONAL_DATA_PATH } from "@inktvis/contract/page-paths/account";
import { api } from "#platform/api.ts";
import { Button } from "#ui/button.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { AuthOutcome, AuthPage, AuthPending } from "#features/accounts/auth/auth-page.tsx";
import { useCall } from "#features/accounts/auth/entry-call.ts";
import { useLinkToken } from "#features/accounts/auth/link-token.ts";
import { authMessages } from "#features/accounts/auth/messages.nl.ts";
import { cancelErasureMessages as copy } from "./personal-data.nl.ts";

interface CancelErasurePageProps {
  /** As the address of the mail has it; a piece may be gone. */
  requestId: string | undefined;
  token: string | undefined;
}

/** Where the mail about an erasure leads: opening it changes nothing, since mail programs open links by themselves. */
export function CancelErasurePage({ requestId, token: inAddress }: CancelErasurePageProps) {
  const { known, token } = useLinkToken(inAddress);
  if (!known) return <AuthPending title={copy.title} />;
  if (requestId && token) return <Cancelling requestId={requestId} token={token} />;
  return (
    <AuthOutcome message={authMessages.linkBroken} title={copy.failedTitle}>
      <ToData />
    </AuthOutcome>
  );
}

function Cancelling(link: { requestId: string; token: string }) {
  const cancelling = useCall(() => api.personalData.cancelByLink({ body: link }));
  if (cancelling.status === "done")
    return (
      <AuthOutcome message={copy.done} title={copy.doneTitle}>
        <ToData />
      </AuthOutcome>
    );
  return (
    <AuthPage lead={<p>{copy.lead}</p>} title={copy.title}>
      <Button busy={cancelling.status === "running"} className="justify-self-start" onClick={cancelling.run}>
        {copy.cancel}
      </Button>
      <noscript>
        <p className="notice notice-failed">{authMessages.needsScript}</p>
      </noscript>
      {cancelling.status === "failed" && cancelling.message && (
        <p className="notice notice-failed" role="alert">
          {cancelling.message}
        </p>
      )}
    </AuthPage>
  );
}

const ToData = () => (
  <ButtonAnchor className="justify-self-start" href={PERSONAL_DATA_PATH} look="secondary">
    {copy.toData}
  </ButtonAnchor>
);
