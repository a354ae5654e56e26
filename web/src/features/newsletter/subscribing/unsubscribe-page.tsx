import { NEWSLETTER_PATH } from "@inktvis/contract/page-paths/organization";
import { CallError } from "#features/accounts/auth/call-error.tsx";
import { useCall } from "#features/accounts/auth/use-call.ts";
import { NeedsScript } from "#platform/needs-script.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { newsletterApi } from "../newsletter-api.ts";
import { confirmMessages, unsubscribeMessages as copy } from "./messages.nl.ts";
import { OutcomePage } from "./outcome-page.tsx";
import { UNSUBSCRIBE_TITLE } from "./page-titles.nl.ts";

interface UnsubscribePageProps {
  token: string;
  /** Null when the link is broken. */
  subscription: { email: string; isSubscribed: boolean } | null;
}

const ToForm = () => (
  <ButtonAnchor href={NEWSLETTER_PATH} look="secondary">
    {confirmMessages.toForm}
  </ButtonAnchor>
);

/** Ends the subscription of an address without an account. A button does it: mail programs open links by themselves. */
export function UnsubscribeNewsletterPage({ token, subscription }: UnsubscribePageProps) {
  const call = useCall(() => newsletterApi.newsletterSubscriptions.unsubscribe({ params: { token } }));
  if (!subscription)
    return (
      <OutcomePage title={copy.brokenTitle}>
        <p className="max-w-prose text-lg">{copy.broken}</p>
        <ToForm />
      </OutcomePage>
    );
  if (call.status === "done" || !subscription.isSubscribed)
    return (
      <OutcomePage announced={call.status === "done"} title={copy.doneTitle}>
        <p className="max-w-prose text-lg">{call.status === "done" ? copy.done : copy.notSubscribed}</p>
        <ToForm />
      </OutcomePage>
    );
  return (
    <OutcomePage title={UNSUBSCRIBE_TITLE}>
      <p className="max-w-prose text-lg wrap-anywhere">{copy.question(subscription.email)}</p>
      <Button busy={call.status === "running"} onClick={call.run}>
        {copy.confirm}
      </Button>
      <NeedsScript />
      <CallError call={call} />
    </OutcomePage>
  );
}
