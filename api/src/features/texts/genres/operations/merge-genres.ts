import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Tx } from "#platform/db/database.ts";
import { lockName } from "#platform/db/lock-name.ts";
import { moveInArrays, moveLinks } from "#platform/db/links.ts";
import type { DB } from "#platform/db/tables.gen.ts";
import { busy, invalid } from "#platform/http/errors.ts";
import { GENRE_ARRAYS, GENRE_LINKS } from "../chosen-genres.ts";

/** The table whose rows have the genres in each table of `GENRE_LINKS`. */
const LINKED = {
  contest_genres: "contests",
  course_genres: "courses",
  activity_genres: "activities",
  article_genres: "articles",
  product_genres: "products",
  alumnus_genres: "alumni",
  text_genres: "texts",
} as const satisfies Record<keyof typeof GENRE_LINKS, keyof DB>;
const WITH_GENRES = [...Object.values(LINKED), ...Object.keys(GENRE_ARRAYS)];

/**
 * Per table: for all tables together this is less than the second after which PostgreSQL looks for a deadlock, and
 * refuses somebody else.
 */
const LOCK_TIMEOUT = "90ms";
const TRIES = 100;
const BETWEEN_TRIES_MS = 50;
/** PostgreSQL's error code for a lock that was not available in time. */
const LOCK_NOT_AVAILABLE = "55P03";

/** Changes of genres run one by one. */
export const lockGenres = (tx: Tx) => lockName(tx, "genres");

/**
 * Waits for transactions that save or delete something with genres, and keeps out new ones. Those lock their row first
 * and then its genres: locking in the other order would deadlock. They lock these tables in any order, so this holds
 * either all of the tables, or none while it waits.
 * @throws 503 when the tables stay in use all the time
 */
export async function lockLinked(tx: Tx) {
  await lockGenres(tx);
  for (let tries = 1; !(await tryLockAll(tx)); tries++) {
    if (tries === TRIES) throw busy();
    await pause(BETWEEN_TRIES_MS);
  }
}

/** Returns false, and holds nothing, when a table is in use for longer. */
async function tryLockAll(tx: Tx) {
  await sql`savepoint holds_none`.execute(tx);
  try {
    await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(tx);
    await sql`lock table ${sql.join(WITH_GENRES.map((table) => sql.table(table)))} in exclusive mode`.execute(tx);
    await sql`set local lock_timeout to default`.execute(tx);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
    await sql`rollback to savepoint holds_none`.execute(tx);
    return false;
  }
}

/**
 * Replaces a genre by another wherever it is used, and deletes it. The caller holds the linked tables and this genre.
 * @throws 422 when the other genre does not exist, or is the same one
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
