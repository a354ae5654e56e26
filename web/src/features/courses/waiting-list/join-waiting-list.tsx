import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import type { Course } from "@inktvis/contract/features/courses/course";
import { coursePath } from "@inktvis/contract/page-paths/organization";
import { AccountNeededLater } from "#features/session/account-needed-later.tsx";
import { useResumedAction } from "#features/session/use-resumed-action.ts";
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
  useResumedAction({ requested: route.useSearch().doe, path, actions: [WAIT], perform: () => me && press() });
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
      {needsAccount && <AccountNeededLater action={WAIT} path={path} onClose={() => setNeedsAccount(false)} />}
    </div>
  );
}
