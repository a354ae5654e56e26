import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { concurrentIndexesOf, type MigrationFile, readMigrations, statementsOf } from "./migration-files.ts";

/**
 * While a migration waits for the lock of a table, every later use of that table queues behind it: so it gives up soon.
 */
const LOCK_TIMEOUT = "2s";
const TRIES = 20;
const BETWEEN_TRIES_MS = 2000;
/** lock_not_available and deadlock_detected: somebody else used the table. */
const IN_USE = new Set(["55P03", "40P01"]);

/** The advisory lock that lets only one of the processes that start at the same time migrate. */
const TURN = 7_214_050;
const BETWEEN_ASKING_MS = 200;

/** The migrations of this version, in order. */
export const knownMigrations = async () => (await readMigrations()).map(({ name }) => name);

interface Options {
  /** The last migration to run; by default all are run. */
  last?: string | undefined;
  /** For tests. */
  folder?: URL;
}

/**
 * Brings the database up to date while others use it (docs/operations/upgrading.md#migrations). Several processes may
 * call it at once: one migrates, the others wait. A table that is in use for long, as by a backup, is tried again.
 */
export async function migrate(db: Kysely<any>, { last, folder }: Options = {}) {
  const files = await readMigrations(folder);
  await db.connection().execute(async (connection) => {
    // A migration and the wait for that of another process may take longer than a request.
    await sql`set statement_timeout = 0`.execute(connection);
    await takeTurn(connection);
    try {
      for (const file of waitingOf(files, await doneIn(connection)))
        if (last === undefined || file.name <= last) await run(connection, file);
    } finally {
      await sql`select pg_advisory_unlock(${TURN})`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

/**
 * Polls for the lock, because a statement that waits for it would stay open, and any open statement delays the
 * concurrent building of an index.
 */
async function takeTurn(db: Kysely<any>) {
  const ask = () => sql<{ is_mine: boolean }>`select pg_try_advisory_lock(${TURN}) as is_mine`.execute(db);
  while (!(await ask()).rows[0]?.is_mine) await pause(BETWEEN_ASKING_MS);
}

/**
 * The names of the migrations that were run on the database. The table is named after the library that once ran them.
 */
async function doneIn(db: Kysely<any>) {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('kysely_migration') is not null as there`.execute(
    db,
  );
  if (!rows[0]?.there)
    await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
      db,
    );
  const done = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return done.rows.map(({ name }) => name);
}

/** The migrations that are still to be run. Throws when those that were run are not the first ones of this version. */
function waitingOf(files: MigrationFile[], done: string[]) {
  const other = done.find((name, place) => files[place]?.name !== name);
  if (other !== undefined)
    throw new Error(
      `The database has had migration ${other}, which does not come next in this version: run a newer one.`,
    );
  return files.slice(done.length);
}

/** Runs a migration and records it; tries again when its tables were locked by others for too long. */
async function run(db: Kysely<any>, file: MigrationFile) {
  for (let tries = 1; ; tries++) {
    try {
      if (file.isOutsideTransaction) await runOutside(db, file);
      else await db.transaction().execute((tx) => runInside(tx, file));
      return;
    } catch (error) {
      const { code = "", message = "" } = error as { code?: string; message?: string };
      if (!IN_USE.has(code) || tries === TRIES)
        throw new Error(`Migration ${file.name} failed: ${message}`, { cause: error });
    }
    await pause(BETWEEN_TRIES_MS);
  }
}

/** Each migration has its own transaction, so that it does not keep the locks of earlier ones. */
async function runInside(tx: Kysely<any>, { name, text }: MigrationFile) {
  await sql.raw(`set local lock_timeout = '${LOCK_TIMEOUT}';\n${text}`).execute(tx);
  await note(tx, name);
}

/**
 * Runs each statement on its own. They may wait long for a lock, because they are of kinds that block nobody else
 * meanwhile.
 */
async function runOutside(db: Kysely<any>, { name, text }: MigrationFile) {
  for (const index of concurrentIndexesOf(text)) await dropInvalid(db, index);
  for (const statement of statementsOf(text)) await sql.raw(statement).execute(db);
  await note(db, name);
}

const note = (db: Kysely<any>, name: string) =>
  sql`insert into kysely_migration values (${name}, ${new Date().toISOString()})`.execute(db);

/**
 * Drops an invalid index, left behind when its building was interrupted: "if not exists" would take it for a complete
 * one.
 */
async function dropInvalid(db: Kysely<any>, name: string) {
  const { rows } = await sql`
    select from pg_index where indexrelid = to_regclass(${name}) and not indisvalid`.execute(db);
  if (rows.length > 0) await sql`drop index concurrently ${sql.id(name)}`.execute(db);
}
