import type { Database, Tx } from "#platform/db/database.ts";

/**
 * Entries with the contests that have not ended: until then their texts stay private
 * (docs/product/texts.md#entered-texts). To make a text public, lock its row before this query, as handing in does.
 */
export const ongoingContests = (db: Database | Tx) =>
  db
    .selectFrom("contributions as entered")
    .innerJoin("participations as entry", "entry.id", "entered.participation_id")
    .innerJoin("contests as ongoing", "ongoing.id", "entry.contest_id")
    .where("entry.finalized_at", "is not", null)
    .where("ongoing.ended_at", "is", null);
