import type { Contest } from "@inktvis/contract/features/contests/contests";
import type { Contribution } from "@inktvis/contract/features/contests/contributions";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "#platform/api.ts";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { toast } from "#platform/toasts.ts";
import { Button } from "#ui/button.tsx";
import { managedContestPath } from "@inktvis/contract/page-paths/account";
import { entriesQuery, forgetContests } from "../management.queries.ts";
import { useStaffReason } from "../staff-reason.tsx";
import { entryMessages as copy } from "./entry.nl.ts";

/** Gives an entry back to who made it, before the deadline, after saying what goes. */
export function ReopenEntry({ entry: { participant }, contest }: { entry: Contribution; contest: Contest }) {
  const { slug } = contest;
  const why = useStaffReason(contest);
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const router = useRouter();
  const name = participant?.user.name || participant?.user.nickname || "";
  async function reopen() {
    if (!participant) return;
    await api.participations.reopen({ params: { id: participant.id }, body: why.body });
    toast(copy.reopened(name));
    // The page goes first: what is given back cannot be read here any more.
    queryClient.removeQueries({ queryKey: entriesQuery(slug).queryKey });
    await router.navigate({ href: managedContestPath(slug), replace: true });
    await forgetContests(queryClient);
  }
  return (
    <section className="grid justify-items-start gap-3 border-t border-hairline pt-6">
      <p className="text-sm text-ink-soft">{copy.reopenHelp}</p>
      <Button look="secondary" onClick={() => setAsking(true)}>
        {copy.reopen}
      </Button>
      <ConfirmDialog
        confirm={copy.reopenConfirm}
        open={isAsking}
        title={copy.reopenTitle}
        onClose={() => setAsking(false)}
        onConfirm={reopen}
      >
        <div className="grid gap-5">
          <p>{copy.reopenWhat(name)}</p>
          {why.field}
        </div>
      </ConfirmDialog>
    </section>
  );
}
