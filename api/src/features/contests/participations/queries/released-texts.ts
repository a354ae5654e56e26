import { sql } from "kysely";
import type { Database, Tx } from "#platform/db/database.ts";
import { ongoingContests } from "#features/texts/texts/entered-text.ts";

/**
 * The texts of entries in a contest whose author can decide again who reads them once this contest releases them: they
 * still exist, are still private since handing in, and are in no other running contest.
 */
export const releasedTexts = (db: Database | Tx, contestId: string) =>
  db
    .selectFrom("contributions as own")
    .innerJoin("texts as text", "text.id", "own.text_id")
    .where("own.contest_id", "=", contestId)
    .where("text.is_private", "=", true)
    .where(({ not, exists }) =>
      not(
        exists(
          ongoingContests(db)
            .select("ongoing.id")
            .where("entered.text_id", "=", sql.ref<string>("text.id"))
            .where("ongoing.id", "!=", contestId),
        ),
      ),
    );
