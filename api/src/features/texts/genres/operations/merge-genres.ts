import { sql } from "kysely";
import type { Tx } from "#platform/db/database.ts";
import { moveInArrays, moveLinks } from "#platform/db/links.ts";
import type { DB } from "#platform/db/tables.gen.ts";
import { invalid } from "#platform/http/errors.ts";
import { GENRE_ARRAYS, GENRE_LINKS } from "../chosen-genres.ts";

/** What the tables of `GENRE_LINKS` link to genres, in the common lock order (docs/decisions/0015-contests.md). */
const LINKED = {
  contest_genres: "contests",
  course_genres: "courses",
  activity_genres: "activities",
  article_genres: "articles",
  product_genres: "products",
  alumnus_genres: "alumni",
  text_genres: "texts",
} as const satisfies Record<keyof typeof GENRE_LINKS, keyof DB>;

/**
 * Waits for who saves or deletes something with genres, and lets nobody do so meanwhile. Who does holds its row and then
 * its genres: the other way round would be a deadlock.
 */
export const lockLinked = (tx: Tx) =>
  sql`lock table ${sql.join(Object.values(LINKED).map((table) => sql.table(table)))} in exclusive mode`.execute(tx);

/**
 * Replaces a genre by another one wherever it is used, and deletes it. The caller holds what is linked, and this genre.
 * @throws 422 when the other genre does not exist, or is the same
 */
export async function mergeGenres(tx: Tx, { from, into }: { from: number; into: number }) {
  const other = await tx.selectFrom("genres").select("id").where("id", "=", into).forUpdate().executeTakeFirst();
  if (!other || from === into) throw invalid({ into: "Kies een ander genre uit de lijst." });
  for (const [links, owner] of Object.entries(GENRE_LINKS)) {
    await moveLinks(tx, { links, owner, column: "genre_id" }, { from, into });
  }
  for (const table of Object.keys(GENRE_ARRAYS)) await moveInArrays(tx, { table, column: "genre_ids" }, { from, into });
  await tx.deleteFrom("genres").where("id", "=", from).execute();
}
