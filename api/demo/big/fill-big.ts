import { sql } from "kysely";
import type { Database } from "#platform/db/database.ts";
import { addFollows, addLikes } from "./add-likes.ts";
import { addPeople } from "./add-people.ts";
import { addTexts } from "./add-texts.ts";
import type { Filling } from "./filling.ts";
import { bigEmail } from "./people.ts";
import { randomFrom } from "./random.ts";
import { withoutIndexes } from "./without-indexes.ts";

interface BigOptions {
  texts: number;
  people: number;
  likes: number;
  /** The same `seed` and `now` make the same texts. */
  seed?: number;
  now?: Date;
  onProgress?: (what: string, done: number, of: number) => void;
}

/**
 * Adds as many texts, people and likes to a database as a bench wants. All in one transaction: an interrupted run
 * leaves nothing behind.
 * @returns false for a database that was filled before, which is left unchanged
 */
export async function fillBig(db: Database, options: BigOptions) {
  const { seed = 1, now = new Date(), onProgress = () => {} } = options;
  const filled = await db.transaction().execute(async (tx) => {
    await FOR_BULK.execute(tx);
    const there = await tx.selectFrom("users").select("id").where("email", "=", bigEmail(1)).executeTakeFirst();
    if (there) return false;
    const { texts, people, likes } = options;
    await fill({ tx, random: randomFrom(seed), texts, people, likes, now, onProgress });
    return true;
  });
  if (filled) await tidy(db);
  return filled;
}

/**
 * The lock: of two runs at once, the second waits, and then finds what the first one added. The settings let PostgreSQL
 * work in large batches.
 */
const FOR_BULK = sql`
  select pg_advisory_xact_lock(hashtextextended('demo', 0)), set_config('statement_timeout', '0', true),
    set_config('synchronous_commit', 'off', true), set_config('work_mem', '256MB', true),
    set_config('maintenance_work_mem', '512MB', true)
`;

const FILLED = ["users", "user_slugs", "texts", "text_slugs", "text_genres", "text_likes", "follows"] as const;

const fill = (filling: Filling) =>
  withoutIndexes(filling.tx, FILLED, async () => {
    const people = await addPeople(filling);
    const liked = await addTexts(filling, people);
    await addLikes(filling, people, liked);
    await addFollows(filling, people);
    filling.onProgress("indexes", 0, 1);
  });

/** Updates the planner's statistics, and merges the pending entries of the search indexes. */
const tidy = (db: Database) =>
  db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`set maintenance_work_mem = '256MB'`.execute(connection);
    await sql`vacuum (analyze) ${sql.join([...FILLED, "search_words"].map((table) => sql.table(table)))}`.execute(
      connection,
    );
    await sql`reset all`.execute(connection);
  });
