import { sql } from "kysely";
import type { Database } from "#platform/db/database.ts";
import { SEARCH_MODELS } from "./search-models.ts";

/** Deletes the words for spelling corrections that are no longer in any title or name that other people may see. */
export async function deleteUnusedWords(db: Database) {
  const titles = sql.join(
    SEARCH_MODELS.map((model) => model.titles(db)),
    sql` union all `,
  );
  await db.transaction().execute(async (tx) => {
    // A concurrent save of a title with such a word has either stored it already, or waits for this deletion and then
    // stores it again.
    await sql`lock table search_words in share row exclusive mode`.execute(tx);
    await sql`
      delete from search_words
      where word not in (select title_word from (${titles}) as titles (title), title_words(title) as title_word)`.execute(
      tx,
    );
  });
}
