import type { MemberContext } from "#platform/context.ts";
import { changeInContest } from "../../contests/manage-contest.ts";
import { noSuchJuror } from "../jury.errors.ts";
import { categoryIn, lockJuror } from "../lock-juror.ts";

/** Gives a juror an age category, or all (null); what they scored in another category stays. */
export const assignJuror = (ctx: MemberContext, id: string, ageCategoryId: number | null) =>
  changeInContest(ctx, { act: "assign-juror", ...ofJuror(id) }, async (tx, contest, say) => {
    const { about, category } = await lockJuror(tx, contest, id);
    const wanted = await categoryIn(tx, contest.id, ageCategoryId);
    await tx.updateTable("contest_jury").set({ age_category_id: ageCategoryId }).where("id", "=", id).execute();
    say({ about, before: { ageCategoryId: category }, after: { ageCategoryId: wanted } });
  });

/**
 * Removes somebody from the jury with their scores and their invitation. They can be invited again, but cannot enter.
 */
export const removeJuror = (ctx: MemberContext, id: string, reason: string | undefined) =>
  changeInContest(ctx, { act: "remove-juror", ...ofJuror(id) }, async (tx, contest, say) => {
    const { about, userId } = await lockJuror(tx, contest, id);
    await tx
      .deleteFrom("invitations")
      .where("contest_id", "=", contest.id)
      .where("type", "=", "jury")
      .where("used_by", "=", userId)
      .execute();
    if (userId) {
      await tx
        .insertInto("former_jurors")
        .values({ contest_id: contest.id, user_id: userId, removed_at: ctx.now })
        .onConflict((known) => known.doNothing())
        .execute();
    }
    await tx.deleteFrom("contest_jury").where("id", "=", id).execute();
    say({ why: { reason }, about });
  });

const ofJuror = (id: string) => ({ which: { thing: "contest_jury", id }, missing: noSuchJuror }) as const;
