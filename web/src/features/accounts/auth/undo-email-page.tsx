import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "#platform/api.ts";
import { Button } from "#ui/button.tsx";
import { AuthLink } from "./auth-link.tsx";
import { AuthFoot, AuthOutcome, AuthPage, AuthPending } from "./auth-page.tsx";
import type { MailLink } from "./confirm-by-link.tsx";
import { useCall } from "./entry-call.ts";
import { useLinkToken } from "./link-token.ts";
import { authMessages, undoMessages as messages } from "./messages.nl.ts";
import { ResetPasswordForm } from "./reset-password-form.tsx";

/** Puts the address of before back, and goes on to a new password. Opening the link changes nothing. */
export function UndoEmailPage() {
  const { token: inAddress, userId } = useSearch({ from: "/auth/oud-email-terugzetten" });
  const { known, token } = useLinkToken(inAddress);
  if (!known) return <AuthPending title={messages.title} />;
  if (token && userId) return <Undo link={{ token, userId }} />;
  return (
    <AuthOutcome message={authMessages.linkBroken} title={messages.failedTitle}>
      <Foot />
    </AuthOutcome>
  );
}

function Undo({ link }: { link: MailLink }) {
  const [reset, setReset] = useState<{ email: string; token: string }>();
  const call = useCall(async () => setReset((await api.me.undoChangeEmail({ body: link })).data));
  if (reset) return <ResetPasswordForm {...reset} after={{ title: messages.doneTitle, lead: messages.done }} />;
  return (
    <AuthPage lead={<p>{messages.lead}</p>} title={messages.title}>
      <p>{messages.what}</p>
      <Button busy={call.status === "running"} className="justify-self-start" onClick={call.run}>
        {messages.confirm}
      </Button>
      {call.status === "failed" && call.message && (
        <p className="notice notice-failed" role="alert">
          {call.message}
        </p>
      )}
      <Foot />
    </AuthPage>
  );
}

const Foot = () => (
  <AuthFoot>
    <AuthLink path="/">{authMessages.toLogIn}</AuthLink>
  </AuthFoot>
);
