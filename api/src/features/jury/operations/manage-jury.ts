import type { MemberContext } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { contestHasEnded, managedContests } from "../../contests/contests.module.ts";
import { foreignCategory, noSuchJuror } from "../jury.errors.ts";

/** Gives a juror an age category, or all (null); what they scored in another one stays. */
export async function assignJuror(ctx: MemberContext, id: string, ageCategoryId: number | null) {
  await ctx.db.transaction().execute(async (tx) => {
    const juror = await lockJuror(ctx, tx, id);
    if (ageCategoryId !== null) {
      const category = await tx
        .selectFrom("contest_age_categories")
        .select("id")
        .where("id", "=", ageCategoryId)
        .where("contest_id", "=", juror.contestId)
        .forKeyShare()
        .executeTakeFirst();
      if (!category) throw foreignCategory();
    }
    await tx.updateTable("contest_jury").set({ age_category_id: ageCategoryId }).where("id", "=", id).execute();
  });
}

/** Takes somebody off the jury with the scores that they gave, and their invitation: they can be invited anew. */
export async function removeJuror(ctx: MemberContext, id: string) {
  await ctx.db.transaction().execute(async (tx) => {
    const juror = await lockJuror(ctx, tx, id);
    await tx
      .deleteFrom("contest_invitations")
      .where("contest_id", "=", juror.contestId)
      .where("type", "=", "jury")
      .where("used_by", "=", juror.userId)
      .execute();
    await tx.deleteFrom("contest_jury").where("id", "=", id).execute();
  });
}

/** A juror of a contest that the viewer manages; once it has ended nothing about its jury changes. */
async function lockJuror({ viewer }: MemberContext, tx: Tx, id: string) {
  const contest = await managedContests(tx, viewer)
    .innerJoin("contest_jury as juror", "juror.contest_id", "contest.id")
    .select(["contest.id as contestId", "contest.ended_at", "juror.user_id as userId"])
    .where("juror.id", "=", id)
    .forShare("contest")
    .executeTakeFirst();
  if (!contest) throw noSuchJuror();
  if (contest.ended_at) throw contestHasEnded();
  return contest;
}
