import type { ManagingAct } from "@inktvis/contract/features/contests/managing-acts";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { changeContest, type ManagedContestRow } from "../contests/manage-contest.ts";
import { resultSnapshot, storedResult } from "./queries/result-snapshot.ts";

type StoredResult = Awaited<ReturnType<typeof storedResult>>;
type Snapshot = Awaited<ReturnType<typeof resultSnapshot>>;

interface Change {
  act: Extract<ManagingAct, "save-result" | "release-result" | "withdraw-result">;
  slug: string;
  reason: string | undefined;
}

/**
 * Changes the result of a contest, which is locked exclusively: of two simultaneous changes the second sees the first.
 * Changes to a public result are recorded before and after, even the organiser's own, and staff give their reason
 * (docs/product/contests.md#result).
 * @throws 404 for people who do not manage it; 422 without a required reason
 */
export const changeResult = <Result>(
  ctx: MemberContext,
  { act, slug, reason }: Change,
  work: (tx: Tx, contest: ManagedContestRow, stored: StoredResult, before: Snapshot) => Promise<Result>,
) =>
  changeContest(ctx, { act, slug }, async (tx, contest, say) => {
    const [stored, before] = [await storedResult(tx, contest.id), await resultSnapshot(tx, contest.id)];
    const result = await work(tx, contest, stored, before);
    const after = await resultSnapshot(tx, contest.id);
    const wasPublic = Boolean(stored?.released_at);
    say({
      about: { people: [...new Set([...before.people, ...after.people])] },
      before: before.fields,
      after: after.fields,
      ...((wasPublic || act === "release-result") && { why: { reason } }),
      isOwnRecorded: wasPublic,
    });
    return result;
  });
