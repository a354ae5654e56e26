import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import type { Course } from "@inktvis/contract/features/courses/course";
import { coursePath } from "@inktvis/contract/page-paths/organization";
import { AccountNeeded } from "#features/session/account-needed.tsx";
import { consumePendingAction } from "#features/session/pending-action.ts";
import { useSignInLinks } from "#features/session/sign-in-links.ts";
import { toastRefusal } from "#platform/forms/form-refusal.ts";
import { meQuery } from "#platform/session.queries.ts";
import { Button } from "#ui/button.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { useWaitingList } from "./use-waiting-list.ts";
import { waitingListMessages as copy } from "./waiting-list.nl.ts";

const route = getRouteApi("/organization/cursussen/$slug");
const WAIT = "wacht";

/**
 * Puts somebody on the waiting list of a full course (docs/product/waiting-list.md#joining). A visitor is asked to sign
 * in, which returns to this page and does it.
 */
export function JoinWaitingList({ course: { slug, waitingList } }: { course: Course }) {
  const { data: me } = useQuery(meQuery);
  const { logIn } = useSignInLinks();
  const [isBusy, setBusy] = useState(false);
  const [needsAccount, setNeedsAccount] = useState(false);
  const { join } = useWaitingList(slug);
  const path = coursePath(slug);
  async function press() {
    setBusy(true);
    await join(copy.joined).catch(toastRefusal);
    setBusy(false);
  }
  const resume = useEffectEvent(() => {
    if (consumePendingAction(path, [WAIT]) && me) void press();
  });
  const { doe } = route.useSearch();
  const router = useRouter();
  useEffect(() => {
    if (!doe) return;
    resume();
    void router.navigate({ href: path, replace: true, resetScroll: false });
  }, [doe, path, router]);
  return (
    <div className="grid gap-2">
      {me ? (
        <Button busy={isBusy} className="w-full justify-center" onClick={() => void press()}>
          {copy.join}
        </Button>
      ) : (
        <ButtonAnchor
          className="w-full justify-center"
          href={logIn}
          onClick={(event) => {
            event.preventDefault();
            setNeedsAccount(true);
          }}
        >
          {copy.join}
        </ButtonAnchor>
      )}
      <p className="text-sm text-ink-soft">{copy.hint(waitingList.waiting)}</p>
      {needsAccount && <AccountNeeded action={WAIT} path={path} onClose={() => setNeedsAccount(false)} />}
    </div>
  );
}
