import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { ageLabelOf } from "../../contests/contest.rules.ts";
import { contestHasEnded } from "../../contests/contest.errors.ts";
import { type ManagedContestRow, changeInContest } from "../../contests/manage-contest.ts";
import { foreignCategory, noSuchJuror } from "../jury.errors.ts";
import { jurorName } from "../juror-name.ts";

/** Gives a juror an age category, or all (null); what they scored in another one stays. */
export const assignJuror = (ctx: MemberContext, id: string, ageCategoryId: number | null) =>
  changeInContest(ctx, { act: "assign-juror", ...ofJuror(id) }, async (tx, contest, say) => {
    const { about, category } = await lockJuror(tx, contest, id);
    const wanted = await categoryIn(tx, contest.id, ageCategoryId);
    await tx.updateTable("contest_jury").set({ age_category_id: ageCategoryId }).where("id", "=", id).execute();
    say({ about, before: { ageCategoryId: category }, after: { ageCategoryId: wanted } });
  });

/** Takes somebody off the jury with the scores that they gave, and their invitation: they can be invited anew. */
export const removeJuror = (ctx: MemberContext, id: string, reason: string | undefined) =>
  changeInContest(ctx, { act: "remove-juror", ...ofJuror(id) }, async (tx, contest, say) => {
    const { about, userId } = await lockJuror(tx, contest, id);
    await tx
      .deleteFrom("contest_invitations")
      .where("contest_id", "=", contest.id)
      .where("type", "=", "jury")
      .where("used_by", "=", userId)
      .execute();
    await tx.deleteFrom("contest_jury").where("id", "=", id).execute();
    say({ why: { reason }, about });
  });

const ofJuror = (id: string) => ({ which: { thing: "contest_jury", id }, missing: noSuchJuror }) as const;

/** Locks a juror of a contest that the caller has locked. @throws 404, 422 once the contest has ended */
async function lockJuror(tx: Tx, contest: ManagedContestRow, id: string) {
  const juror = await tx
    .selectFrom("contest_jury as juror")
    .leftJoin("users as user", "user.id", "juror.user_id")
    .select(["juror.user_id as userId", "juror.age_category_id", jurorName.as("name")])
    .where("juror.id", "=", id)
    .forUpdate("juror")
    .executeTakeFirst();
  if (!juror) throw noSuchJuror();
  if (contest.ended_at) throw contestHasEnded();
  const { userId, name, age_category_id } = juror;
  const category = await categoryIn(tx, contest.id, age_category_id);
  return { userId, category, about: { juror: name, people: userId ? [userId] : [] } };
}

/** What an age category of a contest is called; null for all ages. It stays while the transaction goes on. */
async function categoryIn(tx: Tx, contestId: string, id: number | null) {
  if (id === null) return null;
  const category = await tx
    .selectFrom("contest_age_categories")
    .select(["age_from", "age_to"])
    .where("id", "=", id)
    .where("contest_id", "=", contestId)
    .forKeyShare()
    .executeTakeFirst();
  if (!category) throw foreignCategory();
  return ageLabelOf(category);
}
