import { MAIL_SETTINGS_PATH } from "@inktvis/contract/page-paths/settings";
import { NEWSLETTER_ARCHIVE_PATH, NEWSLETTER_PATH } from "@inktvis/contract/page-paths/organization";
import { CallError } from "#features/accounts/auth/call-error.tsx";
import { useCall } from "#features/accounts/auth/use-call.ts";
import { useKeptInEntry } from "#platform/kept-in-entry.ts";
import { NeedsScript } from "#platform/needs-script.tsx";
import { SiteButton } from "#platform/site-button.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { newsletterApi } from "../newsletter-api.ts";
import { confirmMessages as copy, subscribeMessages } from "./messages.nl.ts";
import { OutcomePage } from "./outcome-page.tsx";
import { CONFIRM_TITLE } from "./page-titles.nl.ts";

interface ConfirmPageProps {
  /** The value in the address, which mail programs may have cut off. */
  id: string | undefined;
  token: string | undefined;
}

/**
 * Confirms a subscription (docs/product/newsletter.md#subscribing). A button does it, not opening the page: mail programs
 * open links by themselves.
 */
export function ConfirmNewsletterPage({ id, token }: ConfirmPageProps) {
  const [confirmed, setConfirmed] = useKeptInEntry<{ isHeldBack: boolean }>("newsletter");
  const call = useCall(async () => {
    const body = { id: id ?? "", token: token ?? "" };
    setConfirmed((await newsletterApi.newsletterSubscriptions.confirm({ body })).data);
  });
  if (confirmed) return <Confirmed {...confirmed} />;
  const isBroken = !id || !token;
  return (
    <OutcomePage title={isBroken ? copy.brokenTitle : CONFIRM_TITLE}>
      <p className="max-w-prose text-lg">{isBroken ? copy.broken : copy.question}</p>
      {isBroken || (call.status === "failed" && call.refusal === 410) ? (
        <>
          <CallError call={call} />
          <ButtonAnchor href={NEWSLETTER_PATH}>{copy.toForm}</ButtonAnchor>
        </>
      ) : (
        <>
          <Button busy={call.status === "running"} onClick={call.run}>
            {copy.confirm}
          </Button>
          <NeedsScript />
          <CallError call={call} />
        </>
      )}
    </OutcomePage>
  );
}

const Confirmed = ({ isHeldBack }: { isHeldBack: boolean }) => (
  <OutcomePage announced title={copy.doneTitle}>
    <p className="max-w-prose text-lg">{isHeldBack ? copy.heldBack : copy.done}</p>
    {isHeldBack ? (
      <SiteButton path={MAIL_SETTINGS_PATH} site="account">
        {copy.toSettings}
      </SiteButton>
    ) : (
      <ButtonAnchor href={NEWSLETTER_ARCHIVE_PATH} look="secondary">
        {subscribeMessages.archive}
      </ButtonAnchor>
    )}
  </OutcomePage>
);
