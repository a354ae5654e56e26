import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { meQuery } from "#platform/session.queries.ts";
import { Button, type ButtonLook } from "#ui/button.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { useSignInLinks } from "./sign-in-links.ts";
import { useResumedAction } from "./use-resumed-action.ts";

/** Loaded when it is opened, to keep the script of the page small. */
const AccountNeeded = lazy(() => import("./account-needed.tsx").then((module) => ({ default: module.AccountNeeded })));

interface MemberButtonProps {
  /** The action as `?doe=` names it, one of its page. */
  action: string;
  /** Shows refusals by itself. The button is busy until it is done. */
  perform: () => unknown;
  /** Whether what a visitor asked for is so already: it is not performed after signing in. */
  isDone?: boolean;
  look?: ButtonLook;
  className?: string;
  children: ReactNode;
}

/**
 * The button of an action of members. A visitor is asked to sign in, which returns to the page and performs it
 * (docs/product/platform.md#start-of-a-page); without scripts it is a link to the sign-in.
 */
export function MemberButton({ action, perform, isDone = false, look, className, children }: MemberButtonProps) {
  const { data: me } = useQuery(meQuery);
  const { logIn } = useSignInLinks();
  const [isBusy, setBusy] = useState(false);
  const [needsAccount, setNeedsAccount] = useState(false);
  async function press() {
    setBusy(true);
    await perform();
    setBusy(false);
  }
  useResumedAction([action], () => me && !isDone && press());
  if (me)
    return (
      <Button busy={isBusy} className={className} look={look} onClick={() => void press()}>
        {children}
      </Button>
    );
  return (
    <>
      <ButtonAnchor
        className={className}
        href={logIn}
        look={look}
        onClick={(event) => {
          event.preventDefault();
          setNeedsAccount(true);
        }}
      >
        {children}
      </ButtonAnchor>
      {needsAccount && (
        <Suspense>
          <AccountNeeded action={action} onClose={() => setNeedsAccount(false)} />
        </Suspense>
      )}
    </>
  );
}
