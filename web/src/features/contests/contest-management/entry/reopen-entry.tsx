import type { Contest } from "@inktvis/contract/features/contests/contest";
import type { Contribution } from "@inktvis/contract/features/contests/contributions";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { enteringApi } from "../../participations/entering-api.ts";
import { AskingButton } from "#platform/forms/asking-button.tsx";
import { toast } from "#platform/toasts.ts";
import { managedContestPath } from "@inktvis/contract/page-paths/account";
import { entriesQuery, invalidateContests } from "../management.queries.ts";
import { useStaffReason } from "../staff-reason.tsx";
import { entryMessages as copy } from "./entry.nl.ts";

/**
 * Reopens an entry for its participant before the deadline, after a confirmation
 * (docs/product/participations.md#states).
 */
export function ReopenEntry({ entry: { participant }, contest }: { entry: Contribution; contest: Contest }) {
  const { slug } = contest;
  const staffReason = useStaffReason(contest, "reopen");
  const queryClient = useQueryClient();
  const router = useRouter();
  const name = participant?.user.name || participant?.user.nickname || "";
  async function reopen() {
    if (!participant) return;
    await enteringApi.participations.reopen({ params: { id: participant.id }, body: staffReason.body });
    toast(copy.reopened(name));
    // Leave the page before refetching: a reopened entry can no longer be read here.
    queryClient.removeQueries({ queryKey: entriesQuery(slug).queryKey });
    await router.navigate({ href: managedContestPath(slug), replace: true });
    await invalidateContests(queryClient);
  }
  return (
    <section className="grid justify-items-start gap-3 border-t border-hairline pt-6">
      <p className="text-sm text-ink-soft">{copy.reopenHelp}</p>
      <AskingButton
        confirm={copy.reopenConfirm}
        isRestored={staffReason.isRestored}
        label={copy.reopen}
        title={copy.reopenTitle}
        onConfirm={reopen}
      >
        <div className="grid gap-5">
          <p>{copy.reopenWhat(name)}</p>
          {staffReason.field}
        </div>
      </AskingButton>
    </section>
  );
}
