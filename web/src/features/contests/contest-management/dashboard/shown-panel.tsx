import type { Contest } from "@inktvis/contract/features/contests/contests";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "#platform/api.ts";
import { sayRefusal } from "#platform/forms/form-refusal.ts";
import { toast } from "#platform/toasts.ts";
import { Button } from "#ui/button.tsx";
import { forgetContests } from "../management.queries.ts";
import { dashboardMessages as copy } from "./dashboard.nl.ts";
import { DeleteContest } from "./delete-contest.tsx";
import { Panel } from "./panel.tsx";

/** A contest that is only shown, on the site. */
export function ShownPanel({ contest }: { contest: Contest }) {
  const [isBusy, setBusy] = useState(false);
  const queryClient = useQueryClient();
  const router = useRouter();
  async function unpublish() {
    setBusy(true);
    try {
      await api.contests.unpublish({ params: { slug: contest.slug } });
      await forgetContests(queryClient);
      await router.invalidate();
      toast(copy.unpublished);
    } catch (refusal) {
      sayRefusal(refusal);
    } finally {
      setBusy(false);
    }
  }
  const actions = (
    <>
      {contest.me.can.unpublish && (
        <Button busy={isBusy} look="secondary" onClick={() => void unpublish()}>
          {copy.unpublish}
        </Button>
      )}
      {contest.me.can.delete && <DeleteContest contest={contest} />}
    </>
  );
  return <Panel actions={actions} help={copy.shownHelp} title={copy.shownTitle} />;
}
