import type { Database, Tx } from "#platform/db/database.ts";

/** Adds a word to the spelling corrections, whether or not a title contains it. */
export const plantWord = (db: Database, word: string) =>
  db
    .insertInto("search_words")
    .values({ word })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Whether spelling is corrected to this word. */
export const isIndexed = async (db: Database | Tx, word: string) =>
  (await db.selectFrom("search_words").select("word").where("word", "=", word).executeTakeFirst()) !== undefined;
