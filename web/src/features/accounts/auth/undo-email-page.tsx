import { useSearch } from "@tanstack/react-router";
import { api } from "#platform/api.ts";
import { useKeptInEntry } from "#platform/kept-in-entry.ts";
import { Button } from "#ui/button.tsx";
import { AuthLink } from "./auth-link.tsx";
import { AuthFooter, AuthOutcome, AuthPage, AuthPending } from "./auth-page.tsx";
import { CallError } from "./call-error.tsx";
import type { MailLink } from "./confirm-by-link.tsx";
import { useCall } from "./use-call.ts";
import { useLinkToken } from "./link-token.ts";
import { authMessages, undoMessages as messages } from "./messages.nl.ts";
import { CheckedLink } from "./reset-password-page.tsx";

/**
 * Undoes a change of e-mail address, then asks for a new password (docs/product/accounts.md#undoing-another-address). A
 * button does it, not opening the page: mail programs open links too.
 */
export function UndoEmailPage() {
  const { token: inAddress, userId } = useSearch({ from: "/auth/oud-email-terugzetten" });
  const { isReady, token } = useLinkToken(inAddress);
  if (!isReady) return <AuthPending title={messages.title} />;
  if (token && userId) return <Undo link={{ token, userId }} />;
  return (
    <AuthOutcome message={authMessages.linkBroken} title={messages.failedTitle}>
      <ToLogIn />
    </AuthOutcome>
  );
}

function Undo({ link }: { link: MailLink }) {
  // The link is used up once the change is undone: after a reload the password still has to be chosen.
  const [reset, setReset] = useKeptInEntry<{ email: string; token: string }>("undone");
  const call = useCall(async () => setReset((await api.me.undoChangeEmail({ body: link })).data));
  if (reset) return <CheckedLink link={reset} heading={{ title: messages.doneTitle, lead: messages.done }} />;
  return (
    <AuthPage lead={<p>{messages.lead}</p>} title={messages.title}>
      <p>{messages.consequences}</p>
      <Button busy={call.status === "running"} className="justify-self-start" onClick={call.run}>
        {messages.confirm}
      </Button>
      <CallError call={call} />
      <ToLogIn />
    </AuthPage>
  );
}

const ToLogIn = () => (
  <AuthFooter>
    <AuthLink path="/">{authMessages.toLogIn}</AuthLink>
  </AuthFooter>
);
