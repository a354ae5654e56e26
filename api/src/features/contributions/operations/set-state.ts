import type { ContributionState } from "@inktvis/contract/features/contributions";
import type { MemberContext } from "../../../platform/context.ts";
import { contestHasEnded } from "../../contests/contests.module.ts";
import { noSuchContribution } from "../contribution.errors.ts";
import { managedContributions } from "../contribution.policy.ts";

/** Makes an entry a winner, or invalid, or neither, as long as the contest has not ended (spec 2 §4). */
export async function setState({ db, viewer }: MemberContext, id: string, state: ContributionState) {
  await db.transaction().execute(async (tx) => {
    const contribution = await managedContributions(tx, viewer)
      .select(["contribution.id", "contest.ended_at"])
      .where("contribution.id", "=", id)
      // Ending waits for this, and this for ending.
      .forShare("contest")
      .executeTakeFirst();
    if (!contribution) throw noSuchContribution();
    if (contribution.ended_at) throw contestHasEnded();
    const { numUpdatedRows } = await tx
      .updateTable("contributions")
      .set({ state })
      .where("id", "=", id)
      .where("frozen_at", "is not", null)
      .executeTakeFirst();
    // Withdrawn or given back, just now.
    if (numUpdatedRows === 0n) throw noSuchContribution();
  });
}
