import type { Tx } from "#platform/db/database.ts";
import { noSuchContest } from "../contests/contest.errors.ts";

/** Locks a contest, so that nobody enters, judges or changes it in the meantime. @throws 404 */
export async function lockContest(tx: Tx, id: string) {
  const contest = await tx
    .selectFrom("contests as contest")
    .selectAll("contest")
    .where("contest.id", "=", id)
    .forUpdate("contest")
    .executeTakeFirst();
  if (!contest) throw noSuchContest();
  return contest;
}
