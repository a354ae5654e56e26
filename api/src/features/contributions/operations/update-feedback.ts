import type { MemberContext } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { contestHasEnded } from "../../contests/contests.module.ts";
import { noSuchFeedback } from "../contribution.errors.ts";
import { managedContributions } from "../contribution.policy.ts";

interface Written {
  feedback: string;
  points: number;
  own?: boolean | undefined;
}

/**
 * Feedback as the organiser puts it. The id is that of a feedback, or of an entry: then its only feedback is meant, or
 * the organiser's own, which is made when there is none (decisions.md); with `own` never that of the only juror. What
 * somebody scores, they do not abstain from.
 */
export async function updateFeedback(
  { db, viewer, now }: MemberContext,
  id: string,
  { own = false, ...written }: Written,
) {
  await db.transaction().execute(async (tx) => {
    const contribution = await managedContributions(tx, viewer)
      .select(["contribution.id", "contest.ended_at"])
      .where((eb) =>
        eb("contribution.id", "in", [
          eb.val(id),
          eb.selectFrom("contribution_feedbacks").select("contribution_id").where("id", "=", id),
        ]),
      )
      .forShare("contest")
      .executeTakeFirst();
    if (!contribution) throw noSuchFeedback();
    if (contribution.ended_at) throw contestHasEnded();
    // Two who write the first feedback at once would both make one; and it may just have been withdrawn or given back.
    const held = await tx
      .selectFrom("contributions")
      .select("id")
      .where("id", "=", contribution.id)
      .where("frozen_at", "is not", null)
      .forUpdate()
      .executeTakeFirst();
    if (!held) throw noSuchFeedback();
    const known = await meant(tx, contribution.id, { id, own });
    const values = { ...written, abstained_because: null, updated_at: now };
    if (known) await tx.updateTable("contribution_feedbacks").set(values).where("id", "=", known.id).execute();
    else
      await tx
        .insertInto("contribution_feedbacks")
        .values({ ...values, contribution_id: contribution.id, jury_id: null })
        .execute();
  });
}

async function meant(tx: Tx, contributionId: string, { id, own }: { id: string; own: boolean }) {
  const all = await tx
    .selectFrom("contribution_feedbacks")
    .select(["id", "jury_id"])
    .where("contribution_id", "=", contributionId)
    .execute();
  const only = all.length === 1 && !own ? all[0] : undefined;
  return all.find((each) => each.id === id) ?? all.find(({ jury_id }) => jury_id === null) ?? only;
}
