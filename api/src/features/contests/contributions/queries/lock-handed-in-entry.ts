import type { Tx } from "#platform/db/database.ts";
import { placeOf, stateOf } from "./contribution-columns.ts";

/** Finds and locks an entry that is handed in, with its author. The caller has locked its contest. */
export const lockHandedInEntry = (tx: Tx, id: string) =>
  tx
    .selectFrom("contributions as contribution")
    .innerJoin("participations as participation", "participation.id", "contribution.participation_id")
    .select([
      "contribution.title",
      "contribution.invalid_because",
      stateOf.as("state"),
      placeOf.as("place"),
      "participation.user_id as writerId",
    ])
    .where("contribution.id", "=", id)
    .where("contribution.frozen_at", "is not", null)
    .forUpdate("contribution")
    .executeTakeFirst();
