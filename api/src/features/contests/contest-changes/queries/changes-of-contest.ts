import { type ChangedField, MAX_SHOWN_CHANGES } from "@inktvis/contract/features/contests/contest-changes";
import type { Database, Tx } from "#platform/db/database.ts";

/** The changes of a contest that were made while somebody had begun or handed in, in the order of their fields. */
export const changesOfContest = (db: Database | Tx, contestId: string) =>
  db
    .selectFrom("contest_changes")
    .select(["changed_at", "before", "after"])
    .select((eb) => eb.ref("field").$castTo<ChangedField>().as("field"))
    .where("contest_id", "=", contestId)
    .orderBy("changed_at", "desc")
    .orderBy("field");

/** The latest of them as everybody reads them; wordings of the rules stay out. */
export async function listContestChanges(db: Database | Tx, contestId: string) {
  const rows = await changesOfContest(db, contestId).limit(MAX_SHOWN_CHANGES).execute();
  return rows.map(({ changed_at, field, before, after }) => ({
    changedAt: changed_at.toISOString(),
    field,
    before: field === "rules" ? null : before,
    after: field === "rules" ? null : after,
  }));
}
