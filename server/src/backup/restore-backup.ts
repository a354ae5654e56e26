import { createReadStream } from "node:fs";
import { extname, join } from "node:path";
import { jobHandlers } from "@inktvis/api/api";
import type { Config } from "@inktvis/api/platform/config";
import { openDatabase } from "@inktvis/api/platform/db/database";
import { knownMigrations, migrate } from "@inktvis/api/platform/db/migrate";
import { openFileStore } from "@inktvis/api/platform/files/file-store";
import { DOWNLOAD_TYPES } from "@inktvis/api/platform/files/media";
import { openJobQueue } from "@inktvis/api/platform/jobs/job-queue";
import type pg from "pg";
import type { Logger } from "pino";
import { type Manifest, storedFile, type Sums, verifyBackup } from "./backup-folder.ts";
import { forEach } from "./copy-files.ts";
import { openClient } from "./copy-tables.ts";
import { loadJobs, loadTables } from "./load-tables.ts";
import { fingerprint } from "./make-backup.ts";

interface Target {
  config: Config;
  databaseUrl: string;
  log: Logger;
  /** Whether a database with tables may be emptied first. */
  replace: boolean;
}

/**
 * Restores a backup of this version, or of an older one, which is then migrated. Nothing is changed before the whole
 * backup was read and found intact.
 * @returns the manifest, the number of jobs that were left out, and whether the secret differs
 * @throws one line that says what is wrong
 */
export async function restoreBackup({ config, databaseUrl, log, replace }: Target, folder: string) {
  const { manifest, sums } = await verifyBackup(folder);
  await assertKnownVersion(manifest);
  const client = await openClient(databaseUrl, "restore");
  const db = openDatabase({ url: databaseUrl, poolSize: 2, onIdleError: () => {} });
  try {
    const isEmpty = await assertReplaceable(client, replace);
    // Files first, so that no row ever names a missing file, and existing data is dropped only once the files were
    // written.
    await restoreFiles(config, folder, sums);
    if (!isEmpty) await emptyDatabase(client);
    await migrate(db, { last: manifest.migrations.at(-1) });
    await loadTables(client, folder, manifest);
    await migrate(db);
    const jobs = await openJobQueue({ db, kinds: jobHandlers.map(({ kind }) => kind), log, url: databaseUrl });
    await jobs.stop();
    const jobsLeftOut = await loadJobs(client, folder);
    return { manifest, jobsLeftOut, isOtherSecret: manifest.secret !== fingerprint(config.secret) };
  } finally {
    await client.end();
    await db.destroy();
  }
}

/** The migrations of the backup have to be the first ones of this version. */
async function assertKnownVersion({ migrations }: Manifest) {
  const known = await knownMigrations();
  const unknown = migrations.find((name, place) => name !== known[place]);
  if (unknown)
    throw new Error(
      `The backup is of another version of Inktvis (migration ${unknown}): restore it with that version.`,
    );
}

/** @returns whether the database has no tables */
async function assertReplaceable(client: pg.Client, replace: boolean) {
  const { rows } = await client.query<{ tables: number; running: number }>(
    `select
       (select count(*)::int from pg_class where relkind = 'r'
         and relnamespace in (select oid from pg_namespace where nspname in ('public', 'pgboss'))) as tables,
       (select count(*)::int from pg_stat_activity
         where datname = current_database() and application_name in ('inktvis', 'inktvis-jobs', 'inktvis-worker')) as running`,
  );
  const [{ tables, running } = { tables: 0, running: 0 }] = rows;
  if (running > 0) throw new Error("The database is in use by Inktvis: stop its processes first.");
  if (tables > 0 && !replace)
    throw new Error("The database is not empty: use another one, or add --replace to delete everything in it.");
  return tables === 0;
}

const emptyDatabase = (client: pg.Client) =>
  client.query("drop schema if exists pgboss cascade; drop schema public cascade; create schema public");

async function restoreFiles(config: Config, folder: string, sums: Sums) {
  const files = await openFileStore(config);
  const prefix = storedFile("");
  const paths = [...sums.keys()].filter((path) => path.startsWith(prefix));
  await forEach(paths, async (path) => {
    await files.putStream(path.slice(prefix.length), createReadStream(join(folder, path)), typeOf(path));
  });
}

const TYPES: Readonly<Record<string, string>> = { webp: "image/webp", zip: "application/zip", ...DOWNLOAD_TYPES };
const typeOf = (path: string) => TYPES[extname(path).slice(1)] ?? "application/octet-stream";
