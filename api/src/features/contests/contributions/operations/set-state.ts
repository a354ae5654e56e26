import type { ContributionState } from "@inktvis/contract/features/contests/contributions";
import type { MemberContext } from "#platform/context.ts";
import { contestHasEnded } from "../../contests/contest.errors.ts";
import { changeInContest } from "../../contests/manage-contest.ts";
import { noSuchContribution } from "../contribution.errors.ts";
import { lockEntered } from "../queries/lock-entered.ts";

interface Wanted {
  state: ContributionState;
  reason?: string | undefined;
}

/**
 * Makes an entry a winner, or invalid, or neither, as long as the contest has not ended
 * (docs/product/contests.md#results).
 */
export const setState = (ctx: MemberContext, id: string, { state, reason }: Wanted) =>
  changeInContest(
    ctx,
    { act: "set-state", which: { thing: "contributions", id }, missing: noSuchContribution },
    async (tx, contest, say) => {
      const entered = await lockEntered(tx, id);
      // Withdrawn or given back, just now.
      if (!entered) throw noSuchContribution();
      if (contest.ended_at) throw contestHasEnded();
      await tx.updateTable("contributions").set({ state }).where("id", "=", id).execute();
      const about = { entry: entered.title, people: [entered.writerId] };
      say({
        ...(state === "invalid" && { why: { reason } }),
        about,
        before: { state: entered.state },
        after: { state },
      });
    },
  );
