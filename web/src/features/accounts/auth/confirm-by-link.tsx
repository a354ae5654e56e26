import type { ComponentType, ReactNode } from "react";
import { messages as platformMessages } from "#platform/messages.nl.ts";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { AuthOutcome, AuthPending } from "./auth-page.tsx";
import { useCallOnMount } from "./use-call.ts";
import { useLinkToken } from "./link-token.ts";
import { authMessages } from "./messages.nl.ts";

/** The parameters of a link in a mail. */
export interface MailLink {
  token: string;
  userId: string;
}

interface Confirmation {
  doneTitle: string;
  done: string;
}

interface ConfirmByLinkProps {
  /** The values in the address, which mail programs may have cut off. */
  link: Partial<MailLink>;
  confirm: (link: MailLink) => Promise<unknown>;
  messages: Confirmation & { running: string; failedTitle: string };
  /** The form to show when the call is refused with this code: it asks for what is missing. */
  requiredForm?: { code: string; Form: ComponentType<{ link: MailLink }> };
  /** The code of a refusal that counts as success, and what to say then: mail programs may have followed the link before. */
  alreadyDone?: { code: string } & Confirmation;
  /** Links shown on success; by default a link to sign in. */
  next?: ReactNode;
  /** Links and buttons shown on failure. `retry` is undefined when the link itself is the cause. */
  children: (retry: (() => void) | undefined) => ReactNode;
}

/**
 * Performs the call of a link in a mail when the page opens, and shows the outcome
 * (docs/product/sign-in.md#mail-links).
 */
export function ConfirmByLink({ link: { token: inAddress, userId }, ...page }: ConfirmByLinkProps) {
  const { messages, children } = page;
  const { isReady, token } = useLinkToken(inAddress);
  if (!isReady) return <AuthPending title={messages.running} />;
  if (token && userId) return <ConfirmCall link={{ token, userId }} {...page} />;
  return (
    <AuthOutcome message={authMessages.linkBroken} title={messages.failedTitle}>
      {children(undefined)}
    </AuthOutcome>
  );
}

function ConfirmCall({
  link,
  confirm,
  messages,
  requiredForm,
  alreadyDone,
  next,
  children,
}: ConfirmByLinkProps & { link: MailLink }) {
  const confirmation = useCallOnMount(() => confirm(link));
  if (confirmation.status === "running") return <AuthPending title={messages.running} />;
  if (confirmation.status === "failed") {
    if (requiredForm && confirmation.code === requiredForm.code) return <requiredForm.Form link={link} />;
    if (alreadyDone && confirmation.code === alreadyDone.code) return <Confirmed {...alreadyDone} next={next} />;
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
