import { sql } from "kysely";
import type { Database } from "#platform/db/database.ts";
import { SEARCH_MODELS } from "./search-models.ts";

/** Deletes the search words that are in no title or name any more that somebody else may see. */
export async function deleteUnusedWords(db: Database) {
  const titles = sql.join(
    SEARCH_MODELS.map((model) => model.titles(db)),
    sql` union all `,
  );
  await sql`
    delete from search_words where word not in (
      select regexp_split_to_table(
        regexp_replace(lower(normalize(title, NFKD)), '[\u0300-\u036f]', '', 'g'), '[^[:alnum:]]+'
      )
      from (${titles}) as named (title)
    )`.execute(db);
}
