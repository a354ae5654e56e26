import type { ComponentType, ReactNode } from "react";
import { messages as platformMessages } from "#platform/messages.nl.ts";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { AuthOutcome, AuthPending } from "./auth-page.tsx";
import { useEntryCall } from "./entry-call.ts";
import { useLinkToken } from "./link-token.ts";
import { authMessages } from "./messages.nl.ts";

/** What the link of a mail carries. */
export interface MailLink {
  token: string;
  userId: string;
}

interface Confirmation {
  doneTitle: string;
  done: string;
}

interface ConfirmByLinkProps {
  /** As the address has it; a piece may be gone. */
  link: Partial<MailLink>;
  confirm: (link: MailLink) => Promise<unknown>;
  messages: Confirmation & { running: string; failedTitle: string };
  /** What to fill in first when the answer asks for it by this code. */
  first?: { code: string; Form: ComponentType<{ link: MailLink }> };
  /** The code of the refusal that says it was done before: mail programs follow links by themselves. */
  doneBefore?: { code: string } & Confirmation;
  /** Where to go on when it is done; to signing in without it. */
  next?: ReactNode;
  /** What there is to do when it failed; `retry` is there when it was not the link's fault. */
  children: (retry: (() => void) | undefined) => ReactNode;
}

/** Does by itself what the link of a mail asks, and says what came of it. */
export function ConfirmByLink({ link: { token: inAddress, userId }, ...page }: ConfirmByLinkProps) {
  const { messages, children } = page;
  const { known, token } = useLinkToken(inAddress);
  if (!known) return <AuthPending title={messages.running} />;
  if (token && userId) return <Confirming link={{ token, userId }} {...page} />;
  return (
    <AuthOutcome message={authMessages.linkBroken} title={messages.failedTitle}>
      {children(undefined)}
    </AuthOutcome>
  );
}

function Confirming({
  link,
  confirm,
  messages,
  first,
  doneBefore,
  next,
  children,
}: ConfirmByLinkProps & { link: MailLink }) {
  const confirmation = useEntryCall(() => confirm(link));
  if (confirmation.status === "running") return <AuthPending title={messages.running} />;
  if (confirmation.status === "failed") {
    if (first && confirmation.code === first.code) return <first.Form link={link} />;
    if (doneBefore && confirmation.code === doneBefore.code) return <Confirmed {...doneBefore} next={next} />;
    const { message = platformMessages.generalError, refusal, run } = confirmation;
    return (
      <AuthOutcome message={message} title={messages.failedTitle}>
        {children(refusal === 410 || refusal === 422 ? undefined : run)}
      </AuthOutcome>
    );
  }
  return <Confirmed {...messages} next={next} />;
}

export const Confirmed = ({ done, doneTitle, next }: Confirmation & { next?: ReactNode }) => (
  <AuthOutcome message={done} title={doneTitle}>
    {next || (
      <ButtonAnchor className="justify-self-start" href="/">
        {authMessages.logIn}
      </ButtonAnchor>
    )}
  </AuthOutcome>
);
