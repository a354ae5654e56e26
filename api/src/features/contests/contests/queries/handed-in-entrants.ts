import type { Tx } from "#platform/db/database.ts";

/** Everybody who hears how a contest went on: who only began an entry does not. */
export const whoHandedIn = (tx: Tx, contestId: string) =>
  tx
    .selectFrom("participations")
    .select(["id", "user_id"])
    .where("contest_id", "=", contestId)
    .where("finalized_at", "is not", null)
    .execute();
