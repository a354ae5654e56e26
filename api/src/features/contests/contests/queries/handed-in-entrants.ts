import type { Tx } from "#platform/db/database.ts";

/** The entrants who handed in, and so hear about the result and feedback. */
export const handedInEntrants = (tx: Tx, contestId: string) =>
  tx
    .selectFrom("participations")
    .select(["id", "user_id"])
    .where("contest_id", "=", contestId)
    .where("finalized_at", "is not", null)
    .execute();
