import { sql } from "kysely";
import type { Tx } from "#platform/db/database.ts";
import { invalid } from "#platform/http/errors.ts";

const CARRIERS = [
  { table: "text_genres", key: "text_id" },
  { table: "article_genres", key: "article_id" },
  { table: "contest_genres", key: "contest_id" },
];

/**
 * Gives everything of one genre another one instead, each of them once, and the first is gone.
 * @throws 422 when the other one is not there, or is the same
 */
export async function mergeGenres(tx: Tx, { from, into }: { from: number; into: number }) {
  const other = await tx.selectFrom("genres").select("id").where("id", "=", into).forUpdate().executeTakeFirst();
  if (!other || from === into) throw invalid({ into: "Kies een ander genre uit de lijst." });
  for (const { table, key } of CARRIERS) {
    const [carriers, id] = [sql.table(table), sql.ref(key)];
    await sql`
      insert into ${carriers} (${id}, genre_id) select ${id}, ${into} from ${carriers} where genre_id = ${from}
      on conflict do nothing`.execute(tx);
    await sql`delete from ${carriers} where genre_id = ${from}`.execute(tx);
  }
  for (const table of ["users", "drafts"]) {
    await sql`
      update ${sql.table(table)} set genre_ids = case
        when genre_ids @> array[${into}::integer] then array_remove(genre_ids, ${from}::integer)
        else array_replace(genre_ids, ${from}::integer, ${into}::integer)
      end
      where genre_ids @> array[${from}::integer]`.execute(tx);
  }
  await tx.deleteFrom("genres").where("id", "=", from).execute();
}
