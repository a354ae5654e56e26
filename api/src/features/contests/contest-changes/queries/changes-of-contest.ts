import { type EntryTerm, type JuryTerm, MAX_SHOWN_CHANGES } from "@inktvis/contract/features/contests/contest-changes";
import type { ExpressionBuilder } from "kysely";
import type { DB } from "#platform/db/tables.gen.ts";
import type { Database, Tx } from "#platform/db/database.ts";

const wordingOf = <C extends "before" | "after">(eb: ExpressionBuilder<DB, "contest_changes">, column: C) =>
  eb.case().when("field", "!=", "rules").then(eb.ref(column)).end().as(column);

/**
 * The changes to these terms of a contest that were made while somebody relied on them: the newest save first, within a
 * save in the order of their fields. The wordings of the rules are left out: they are long, and nobody reads them here.
 */
export const changesOfContest = <Term extends EntryTerm | JuryTerm>(
  db: Database | Tx,
  contestId: string,
  terms: readonly Term[],
) =>
  db
    .selectFrom("contest_changes")
    .select("changed_at")
    .select((eb) => [wordingOf(eb, "before"), wordingOf(eb, "after")])
    .select((eb) => eb.ref("field").$castTo<Term>().as("field"))
    .where("contest_id", "=", contestId)
    .where("field", "in", terms)
    .orderBy("changed_at", "desc")
    .orderBy("field");

/** The latest changes, in the shape that people who rely on these terms get. */
export async function listContestChanges<Term extends EntryTerm | JuryTerm>(
  db: Database | Tx,
  contestId: string,
  terms: readonly Term[],
) {
  const rows = await changesOfContest(db, contestId, terms).limit(MAX_SHOWN_CHANGES).execute();
  return rows.map(({ changed_at, field, before, after }) => ({
    changedAt: changed_at.toISOString(),
    field,
    before,
    after,
  }));
}
