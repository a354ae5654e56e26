import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Course } from "@inktvis/contract/features/courses/course";
import { useSignInLinks } from "#features/session/sign-in-links.ts";
import { toastRefusal } from "#platform/forms/form-refusal.ts";
import { meQuery } from "#platform/session.queries.ts";
import { Button } from "#ui/button.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { useWaitingList } from "./use-waiting-list.ts";
import { waitingListMessages as copy } from "./waiting-list.nl.ts";

/** Puts somebody on the waiting list of a full course; a visitor signs in first (docs/product/waiting-list.md#joining). */
export function JoinWaitingList({ course: { slug, waitingList } }: { course: Course }) {
  const { data: me } = useQuery(meQuery);
  const { logIn } = useSignInLinks();
  const [isBusy, setBusy] = useState(false);
  const { join } = useWaitingList(slug);
  async function press() {
    setBusy(true);
    await join(copy.joined).catch(toastRefusal);
    setBusy(false);
  }
  return (
    <div className="grid gap-2">
      {me ? (
        <Button busy={isBusy} className="w-full justify-center" onClick={() => void press()}>
          {copy.join}
        </Button>
      ) : (
        <ButtonAnchor className="w-full justify-center" href={logIn}>
          {copy.join}
        </ButtonAnchor>
      )}
      <p className="text-sm text-ink-soft">{copy.hint(waitingList.waiting)}</p>
    </div>
  );
}
