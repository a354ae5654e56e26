import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { LeavingDialog } from "#platform/leaving/leaving-dialog.tsx";
import { api } from "#platform/api.ts";
import { dialogErrorOf } from "#platform/forms/form-refusal.ts";
import { reactToRefusal, refusalStatus } from "#platform/refusals.ts";
import { meQuery, notificationCountQuery } from "#platform/session.queries.ts";
import { Button } from "#ui/button.tsx";
import { FailedNotice } from "#ui/failed-notice.tsx";
import { focusOnce } from "#ui/focus-once.ts";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { InkMark } from "#ui/ink-mark.tsx";
import { useSignInLinks } from "#features/session/sign-in-links.ts";
import { answeringMessages as copy } from "./messages.nl.ts";

interface Refusal {
  sentence: string;
  isOtherAccount: boolean;
  /** 403: the link is for another account, or is no longer valid. 422: a rule excludes this person, now and later. */
  status: number;
}
const isOtherAccount = (error: unknown) => error instanceof Error && "code" in error && error.code === "other-account";

/** The sentence of the API when it refuses the link, and otherwise a message about what went wrong. */
const linkErrorOf = (error: unknown) =>
  refusalStatus(error) === 403 && error instanceof Error ? error.message : dialogErrorOf(error);

interface Answers {
  /** Calls the API, and then opens the page that the invitation is for. */
  use: () => Promise<void>;
  /** Calls the API. */
  decline: () => Promise<unknown>;
}

/**
 * Answers only when a button is pressed: mail programs open links by themselves, so a visit alone must not count as an
 * answer.
 */
function useAnswers({ use, decline, invitation }: Pick<AnswerInvitationProps, "use" | "decline" | "invitation">) {
  const [running, setRunning] = useState<"accept" | "decline">();
  const queryClient = useQueryClient();
  const [hasDeclined, setDeclined] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | undefined>(() =>
    invitation.refusal ? { sentence: invitation.refusal, isOtherAccount: false, status: 422 } : undefined,
  );
  async function answer(which: "accept" | "decline", call: () => Promise<void>) {
    setRunning(which);
    setRefusal((before) => (before?.status === 422 ? before : undefined));
    try {
      await call();
      // The notification of an invitation that was answered is no longer counted.
      void queryClient.invalidateQueries(notificationCountQuery);
    } catch (error) {
      const status = refusalStatus(error);
      if (status === 401 || status === 419) return reactToRefusal(error);
      setRefusal({ sentence: linkErrorOf(error), isOtherAccount: isOtherAccount(error), status });
    } finally {
      setRunning(undefined);
    }
  }
  return {
    running,
    hasDeclined,
    refusal,
    accept: () => answer("accept", use),
    sayNo: () => answer("decline", () => decline().then(() => setDeclined(true))),
  };
}

/** A link to what the invitation is for, or was for. */
interface Elsewhere {
  href: string;
  label: string;
}

interface AnswerInvitationProps extends Answers {
  /** What the API says about the invitation of the link. */
  invitation: { isOtherAccount: boolean; declinedAt: string | null; refusal?: string | null };
  elsewhere: Elsewhere;
}
/**
 * The buttons to accept and decline, the reason of a refusal, and, when another account is signed in, how to sign in
 * with the right one. Declining takes nothing but the link (docs/product/invitations.md#declining).
 */
function AnswerInvitation({ invitation, use, decline, elsewhere }: AnswerInvitationProps) {
  const { running, hasDeclined, refusal, accept, sayNo } = useAnswers({ use, decline, invitation });
  const isDeclined = hasDeclined || invitation.declinedAt !== null;
  // The address of the account may have changed since the page was loaded.
  const isForOther = invitation.isOtherAccount || refusal?.isOtherAccount === true;
  const isOver = refusal?.status === 403 && !isForOther;
  const canAccept = !isForOther && !isOver && refusal?.status !== 422;
  return (
    <>
      {isDeclined && (
        <p className="notice max-w-prose" ref={hasDeclined ? focusOnce : undefined} tabIndex={-1}>
          {copy.declined} {canAccept && copy.declinedHelp}
        </p>
      )}
      {isForOther && <OtherAccount />}
      {refusal && !isForOther && <FailedNotice className="max-w-prose">{refusal.sentence}</FailedNotice>}
      <div className="mt-2 flex flex-wrap gap-3">
        {canAccept && <AcceptButton busy={running === "accept"} onAccept={accept} />}
        {!isDeclined && !isOver && (
          <Button busy={running === "decline"} look="secondary" onClick={() => void sayNo()}>
            {copy.decline}
          </Button>
        )}
        <ButtonAnchor href={elsewhere.href} look="secondary" ref={isOver ? focusOnce : undefined}>
          {elsewhere.label}
        </ButtonAnchor>
      </div>
    </>
  );
}

/** Accepting requires an account: a visitor's button leads to signing in and back. */
function AcceptButton({ busy, onAccept }: { busy: boolean; onAccept: () => Promise<unknown> }) {
  const { data: me } = useQuery(meQuery);
  const { logIn } = useSignInLinks();
  if (me === null) return <ButtonAnchor href={logIn}>{copy.signInToAccept}</ButtonAnchor>;
  return (
    <Button busy={busy} onClick={() => void onAccept()}>
      {copy.accept}
    </Button>
  );
}

/** Says which account is signed in; the button signs out everywhere, and returns here after signing in. */
function OtherAccount() {
  const { logIn } = useSignInLinks();
  const { data: me } = useQuery(meQuery);
  const [isLeavingOpen, setLeavingOpen] = useState(false);
  if (!me) return null;
  return (
    <div className="notice notice-failed grid max-w-prose justify-items-start gap-3" role="status">
      <p className="font-semibold">{copy.otherAccount}</p>
      <p className="wrap-anywhere">{copy.otherAccountHelp(me.email)}</p>
      <Button busy={isLeavingOpen} look="secondary" onClick={() => setLeavingOpen(true)}>
        {copy.signInAsOther}
      </Button>
      {isLeavingOpen && (
        <LeavingDialog end={() => api.auth.logout()} personId={me.id} to={logIn} onStay={() => setLeavingOpen(false)} />
      )}
    </div>
  );
}

interface ValidInvitationProps extends AnswerInvitationProps {
  eyebrow: string;
  title: string;
  /** Who invites, and to what. */
  asks: ReactNode;
  /** The facts (`Fact`) about what the invitation is for. */
  facts?: ReactNode;
  /** The consequences of accepting, as items of a list. */
  means: ReactNode;
  /** What people should know before they answer. */
  notice?: string | undefined;
}
/** The page of an invitation that can be accepted. */
export const ValidInvitation = ({ eyebrow, title, asks, facts, means, notice, ...answers }: ValidInvitationProps) => (
  <section className="page grid justify-items-start gap-6 py-12 sm:py-20">
    <header className="grid gap-3">
      <p className="eyebrow">{eyebrow}</p>
      <h1 className="max-w-3xl text-4xl break-words hyphens-auto sm:text-6xl">{title}</h1>
    </header>
    <p className="max-w-prose text-lg">{asks}</p>
    {facts && <dl className="grid w-full max-w-prose gap-4 rounded-sm bg-wash p-6 sm:grid-cols-2">{facts}</dl>}
    <ul className="grid max-w-prose list-disc gap-1.5 pl-5 text-ink-soft">{means}</ul>
    {notice && <p className="notice max-w-prose">{notice}</p>}
    <AnswerInvitation {...answers} />
  </section>
);

interface InvalidInvitationProps {
  help: string;
  elsewhere: Elsewhere;
}
/** The page of a link that is no longer valid, with a link to something that the viewer may see. */
export const InvalidInvitation = ({ help, elsewhere }: InvalidInvitationProps) => (
  <section className="page grid justify-items-start gap-5 py-16 sm:py-28">
    <InkMark className="h-20 text-accent-ink" />
    <h1 className="max-w-3xl text-4xl sm:text-6xl">{copy.invalid}</h1>
    <p className="max-w-prose text-lg text-ink-soft">{help}</p>
    <ButtonAnchor className="mt-2" href={elsewhere.href}>
      {elsewhere.label}
    </ButtonAnchor>
  </section>
);
