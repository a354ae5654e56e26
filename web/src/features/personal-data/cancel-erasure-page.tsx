import { PERSONAL_DATA_PATH } from "@inktvis/contract/page-paths/settings";
import { accountApi } from "#features/session/account-api.ts";
import { Button } from "#ui/button.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { AuthOutcome, AuthPage, AuthPending } from "#features/accounts/auth/auth-page.tsx";
import { CallError } from "#features/accounts/auth/call-error.tsx";
import { useCall } from "#features/accounts/auth/use-call.ts";
import { useLinkToken } from "#features/accounts/auth/link-token.ts";
import { NeedsScript } from "#platform/needs-script.tsx";
import { authMessages } from "#features/accounts/auth/messages.nl.ts";
import { cancelErasureMessages as copy } from "./personal-data.nl.ts";

interface CancelErasurePageProps {
  /** Both values come from the address, which mail programs may have cut off. */
  requestId: string | undefined;
  token: string | undefined;
}

/**
 * The page that the mail about an erasure links to. A button cancels the erasure, not opening the page: mail programs
 * open links too.
 */
export function CancelErasurePage({ requestId, token: inAddress }: CancelErasurePageProps) {
  const { isReady, token } = useLinkToken(inAddress);
  if (!isReady) return <AuthPending title={copy.title} />;
  if (requestId && token) return <CancelErasure requestId={requestId} token={token} />;
  return (
    <AuthOutcome message={authMessages.linkBroken} title={copy.failedTitle}>
      <ToData />
    </AuthOutcome>
  );
}

function CancelErasure(link: { requestId: string; token: string }) {
  const cancelling = useCall(() => accountApi.personalData.cancelByLink({ body: link }));
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
      <NeedsScript />
      <CallError call={cancelling} />
    </AuthPage>
  );
}

const ToData = () => (
  <ButtonAnchor className="justify-self-start" href={PERSONAL_DATA_PATH} look="secondary">
    {copy.toData}
  </ButtonAnchor>
);
