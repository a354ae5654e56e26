import type { Database, Tx } from "#platform/db/database.ts";

/**
 * The contests in which these texts are handed in and that have not ended: until then they stay private
 * (docs/product/texts.md#entered-texts). Who makes a text public holds its row before asking, as handing in does.
 */
export const runningContests = (db: Database | Tx) =>
  db
    .selectFrom("contributions as entered")
    .innerJoin("participations as entry", "entry.id", "entered.participation_id")
    .innerJoin("contests as running", "running.id", "entry.contest_id")
    .where("entry.finalized_at", "is not", null)
    .where("running.ended_at", "is", null);
