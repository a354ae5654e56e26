import { sql } from "kysely";
import type { Database } from "#platform/db/database.ts";
import { SEARCH_MODELS } from "./search-models.ts";

/** Deletes the words of spelling corrections that are in no title or name any more that somebody else may see. */
export async function deleteUnusedWords(db: Database) {
  const titles = sql.join(
    SEARCH_MODELS.map((model) => model.titles(db)),
    sql` union all `,
  );
  await db.transaction().execute(async (tx) => {
    // Whoever saves a title with such a word has written it already, or waits until it is deleted and writes it anew.
    await sql`lock table search_words in share row exclusive mode`.execute(tx);
    await sql`
      delete from search_words
      where word not in (select title_word from (${titles}) as titles (title), title_words(title) as title_word)`.execute(
      tx,
    );
  });
}
