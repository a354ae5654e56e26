import type { Tx } from "#platform/db/database.ts";
import { contestHasEnded } from "../contests/contest.errors.ts";
import { ageLabelOf } from "../contests/contest.rules.ts";
import type { ManagedContestRow } from "../contests/manage-contest.ts";
import { foreignCategory, noSuchJuror } from "./jury.errors.ts";
import { jurorName } from "./juror-name.ts";

/** Locks a juror of a contest that the caller has locked. @throws 404, 422 once the contest has ended */
export async function lockJuror(tx: Tx, contest: ManagedContestRow, id: string) {
  const juror = await tx
    .selectFrom("contest_jury as juror")
    .leftJoin("users as user", "user.id", "juror.user_id")
    .select(["juror.user_id as userId", "juror.age_category_id", "juror.reminded_at", jurorName.as("name")])
    .where("juror.id", "=", id)
    .forUpdate("juror")
    .executeTakeFirst();
  if (!juror) throw noSuchJuror();
  if (contest.ended_at) throw contestHasEnded();
  const { userId, name, age_category_id, reminded_at } = juror;
  const category = await categoryIn(tx, contest.id, age_category_id);
  return { userId, category, remindedAt: reminded_at, about: { juror: name, people: userId ? [userId] : [] } };
}

/** The name of an age category of a contest; null for all ages. It is locked until the transaction ends. */
export async function categoryIn(tx: Tx, contestId: string, id: number | null) {
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
