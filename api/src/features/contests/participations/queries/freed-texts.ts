import { sql } from "kysely";
import type { Database, Tx } from "#platform/db/database.ts";
import { ongoingContests } from "#features/texts/texts/entered-text.ts";

/**
 * Those of the texts of entries in a contest whose author decides again who reads them once it lets go of them: they are
 * there, private as handing in made them, and no other contest holds them.
 */
export const freedTexts = (db: Database | Tx, contestId: string) =>
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
