import type { MailCategory } from "@inktvis/contract/features/accounts/mail-preferences";
import { MAIL_SETTINGS_PATH } from "@inktvis/contract/page-paths/settings";
import { accountApi } from "#features/session/account-api.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { Button } from "#ui/button.tsx";
import { AuthFooter, AuthOutcome, AuthPage } from "../auth/auth-page.tsx";
import { CallError } from "../auth/call-error.tsx";
import { useCall } from "../auth/use-call.ts";
import { CATEGORIES, unsubscribeMessages as copy } from "./messages.nl.ts";

interface UnsubscribeProps {
  token: string;
  /** `broken` for an invalid token, `ended` for an expired one. */
  subscription: { category: MailCategory; isSubscribed: boolean } | "broken" | "ended";
}

/**
 * Unsubscribes from the category of a mail (docs/product/notifications.md#unsubscribing). A button does it, not opening
 * the page: mail programs open links too.
 */
export function UnsubscribePage({ token, subscription }: UnsubscribeProps) {
  const call = useCall(() => accountApi.mailPreferences.unsubscribe({ params: { token } }));
  if (typeof subscription === "string") return <Outcome title={copy.title}>{copy[subscription]}</Outcome>;
  const { label, help } = CATEGORIES[subscription.category];
  if (call.status === "done") return <Outcome title={copy.doneTitle}>{copy.done(label)}</Outcome>;
  if (!subscription.isSubscribed) return <Outcome title={copy.doneTitle}>{copy.notSubscribed(label)}</Outcome>;
  return (
    <AuthPage title={copy.title}>
      <div className="grid gap-2">
        <p>{copy.question}</p>
        <p className="text-lg font-semibold">{label}</p>
        <p className="text-ink-soft">
          {help} {copy.othersStay}
        </p>
      </div>
      <Button busy={call.status === "running"} className="justify-self-start" onClick={call.run}>
        {copy.confirm}
      </Button>
      <CallError call={call} />
      <ToSettings />
    </AuthPage>
  );
}

const Outcome = ({ title, children }: { title: string; children: string }) => (
  <AuthOutcome message={children} title={title}>
    <ToSettings />
  </AuthOutcome>
);

const ToSettings = () => (
  <AuthFooter>
    <SiteLink className="link" path={MAIL_SETTINGS_PATH}>
      {copy.toSettings}
    </SiteLink>
  </AuthFooter>
);
