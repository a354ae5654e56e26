import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { type BackupFolder, JOBS_FILE, type Manifest, type Sums, tableFile, writeInto } from "./backup-folder.ts";

/**
 * Makes values independent of the settings of the server when they are written and read back, and sets no time limit.
 */
const COPY_SETTINGS = `
  set datestyle to iso; set intervalstyle to postgres; set extra_float_digits to 1; set timezone to utc;
  set statement_timeout to 0; set idle_in_transaction_session_timeout to 0; set search_path to public`;

/** A connection to copy with; the caller ends it. */
export async function openClient(url: string, name: "inktvis-backup" | "restore") {
  const client = new pg.Client({ connectionString: url, application_name: name });
  // A lost connection already fails the running query; without this listener its event would end the process.
  client.on("error", () => {});
  await client.connect();
  await client.query(COPY_SETTINGS);
  return client;
}

/** Tables that the migrator keeps itself. */
const OWN_TABLES = ["kysely_migration", "kysely_migration_lock"];

/**
 * A connection that sees the database as it is now until it is closed, and that keeps migrations from changing tables
 * until then: in a table that is rewritten after the snapshot, the snapshot sees no rows.
 */
export async function openSnapshot(url: string) {
  const client = await openClient(url, "inktvis-backup");
  try {
    const tables = await beginLocked(client);
    const { rows } = await client.query<{ id: string; at: string; postgres: string }>(
      `select pg_export_snapshot() as id, to_json(now()) as at, current_setting('server_version') as postgres`,
    );
    const [taken] = rows;
    if (!taken) throw new Error("The database returned no snapshot.");
    return { client, tables, ...taken, close: () => client.end() };
  } catch (error) {
    // Otherwise its transaction, which has no time limit, would stay open and keep the process alive.
    await client.end();
    throw error;
  }
}
export type Snapshot = Awaited<ReturnType<typeof openSnapshot>>;

const UNDEFINED_TABLE = "42P01";

/** Begins the transaction: first the locks, which take no snapshot, and then the snapshot, with the first query. */
async function beginLocked(client: pg.Client) {
  for (;;) {
    const wanted = [...(await tablesOf(client)).keys()];
    const names = wanted.map((table) => client.escapeIdentifier(table)).join(", ");
    await client.query("begin isolation level repeatable read, read only");
    try {
      await client.query(`lock table ${names}, pgboss.job in access share mode`);
      const tables = await tablesOf(client);
      if ([...tables.keys()].join() === wanted.join()) return tables;
    } catch (error) {
      const isGone = error instanceof pg.DatabaseError && error.code === UNDEFINED_TABLE;
      if (!isGone || error.message.includes("pgboss")) throw error;
    }
    // A migration created or dropped a table before the locks were taken.
    await client.query("rollback");
  }
}

/** Writes every table and the unfinished jobs; returns these with the sequences. */
export async function copyTables({ client, tables: found }: Snapshot, folder: BackupFolder, sums: Sums) {
  const copy = async (query: string, path: string) => {
    const stream = copyTo(`copy ${query} to stdout`);
    sums.set(path, await writeInto(folder, path, () => client.query(stream)));
    return { rows: stream.rowCount };
  };
  const tables: Manifest["tables"] = {};
  for (const [table, columns] of found) {
    const list = columns.map((column) => client.escapeIdentifier(column)).join(", ");
    tables[table] = { columns, ...(await copy(`${client.escapeIdentifier(table)} (${list})`, tableFile(table))) };
  }
  const jobs = await copy(
    // Without the queue's own jobs, which any process schedules again.
    `(select to_jsonb(job) from pgboss.job as job
      where state <> 'completed' and state <> 'cancelled' and not starts_with(name, '__pgboss__'))`,
    JOBS_FILE,
  );
  return { tables, jobs, sequences: await sequencesOf(client) };
}

/** Tables of the product with their columns, except those that the database computes. */
export async function tablesOf(client: pg.Client) {
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `select class.relname as table, array_agg(attname::text order by attnum) as columns
     from pg_class as class join pg_attribute on attrelid = class.oid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
       and attgenerated = '' and class.relname <> all ($1)
     group by class.relname order by class.relname`,
    [OWN_TABLES],
  );
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/** Sequences are outside any snapshot: read last, they are past every number in the copied rows. */
async function sequencesOf(client: pg.Client) {
  const { rows } = await client.query<{ name: string; value: number | null }>(
    "select sequencename as name, last_value as value from pg_sequences where schemaname = 'public' order by 1",
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** The migrations that were run on the database. */
export async function migrationsOf(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>("select name from kysely_migration order by name");
  return rows.map(({ name }) => name);
}
