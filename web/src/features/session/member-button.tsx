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
  /** The name of the action in `?doe=`, unique on its page. */
  action: string;
  /** Shows refusals by itself. The button is busy until it has finished. */
  perform: () => unknown;
  /** Whether what the visitor asked for is already the case: the action is then not performed after signing in. */
  isDone?: boolean;
  look?: ButtonLook;
  className?: string;
  children: ReactNode;
}

/**
 * The button of an action for members. A visitor is asked to sign in, which returns to the page and performs the action
 * (docs/product/platform.md#start-of-a-page); without scripts it is a link to sign in.
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
