import { readdir, readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";

const FOLDER = new URL("../../../migrations/", import.meta.url);

/** While a migration waits for the lock of a table, every later use of that table waits behind it: it gives up soon. */
const LOCK_TIMEOUT = "2s";
const LOCK_TRIES = 20;
const BETWEEN_TRIES_MS = 2000;
const LOCK_NOT_AVAILABLE = "55P03";

/** The numbered .sql files of api/migrations, each run once, in order, in one transaction. */
async function sqlMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith(".sql")).toSorted();
  return Object.fromEntries(
    await Promise.all(
      files.map(async (name): Promise<[string, Migration]> => {
        const statements = await readFile(new URL(name, FOLDER), "utf8");
        return [
          name.replace(/\.sql$/, ""),
          {
            up: (db) =>
              sql
                .raw(`set local lock_timeout = '${LOCK_TIMEOUT}';\n${statements}`)
                .execute(db)
                .then(() => undefined),
          },
        ];
      }),
    ),
  );
}

/** The migrations of this version, in order. */
export const knownMigrations = async () => Object.keys(await sqlMigrations()).toSorted();

/**
 * Brings the database up to date, or up to the named migration. Several processes may call it at once: one migrates,
 * the others wait. A table that is in use for long, as by a backup, is tried again.
 */
export async function migrate(db: Kysely<any>, last?: string) {
  await db.connection().execute(async (connection) => {
    // A migration and the wait for that of another process may take longer than a request.
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      for (let tries = 1; !(await tryMigrate(connection, last, tries === LOCK_TRIES)); tries++)
        await pause(BETWEEN_TRIES_MS);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

/** Whether it is done; false when a table was in use, unless it is the last try. */
async function tryMigrate(db: Kysely<any>, last: string | undefined, isLastTry: boolean) {
  const migrator = new Migrator({ db, provider: { getMigrations: sqlMigrations } });
  const { error, results } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (!error) return true;
  const { code, message } = error as { code?: string; message?: string };
  if (code === LOCK_NOT_AVAILABLE && !isLastTry) return false;
  const failed = results?.find((result) => result.status === "Error");
  throw new Error(`Migration ${failed?.migrationName ?? ""} failed: ${message ?? ""}`, { cause: error });
}
