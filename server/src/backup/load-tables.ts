import { createReadStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { JOBS_FILE, type Manifest, tableFile } from "./backup-folder.ts";
import { tablesOf } from "./copy-tables.ts";

/**
 * Fills the tables, in one transaction. The schema has to be that of the backup's migrations. Foreign keys are
 * recreated afterwards, which checks every row, and makes the order of tables irrelevant. Triggers do not run, because
 * the rows already contain the results of their work.
 */
export async function loadTables(client: pg.Client, folder: string, { tables, sequences }: Manifest) {
  const quote = (name: string) => client.escapeIdentifier(name);
  await client.query("begin");
  const names = [...(await tablesOf(client)).keys()];
  const foreignKeys = await foreignKeysOf(client);
  for (const { table, name } of foreignKeys) await client.query(`alter table ${table} drop constraint ${quote(name)}`);
  await client.query(`truncate ${names.map(quote).join(", ")}`);
  for (const table of names) await client.query(`alter table ${quote(table)} disable trigger user`);
  for (const [table, { columns, rows }] of Object.entries(tables)) {
    const loaded = await copyInto(
      client,
      `${quote(table)} (${columns.map(quote).join(", ")})`,
      folder,
      tableFile(table),
    );
    if (loaded !== rows) throw new Error(`${loaded} rows were loaded into ${table} instead of ${rows}.`);
  }
  for (const table of names) await client.query(`alter table ${quote(table)} enable trigger user`);
  for (const { table, name, definition } of foreignKeys)
    await client.query(`alter table ${table} add constraint ${quote(name)} ${definition}`);
  for (const [name, value] of Object.entries(sequences))
    if (value !== null) await client.query("select setval($1::regclass, $2)", [quote(name), value]);
  await client.query("commit");
  await client.query("analyze");
}

async function copyInto(client: pg.Client, target: string, folder: string, path: string) {
  const stream = client.query(copyFrom(`copy ${target} from stdin`));
  await pipeline(createReadStream(join(folder, path)), createGunzip(), stream);
  return stream.rowCount;
}

async function foreignKeysOf(client: pg.Client) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  return rows;
}

/**
 * Restores the jobs. The schema of the queue depends on the version of its library: columns that no longer exist are
 * left out, new ones get their default. Jobs of a kind that no longer exist are left out too; returns how many.
 */
export async function loadJobs(client: pg.Client, folder: string) {
  await client.query("begin");
  await client.query("create temporary table restored_jobs (job jsonb) on commit drop");
  const all = await copyInto(client, "restored_jobs", folder, JOBS_FILE);
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = 'pgboss.job'::regclass and attnum > 0 and not attisdropped
       and attname in (select jsonb_object_keys(job) from restored_jobs)`,
  );
  const columns = rows.map(({ name }) => client.escapeIdentifier(name)).join(", ");
  const loaded = columns
    ? await client.query(
        `insert into pgboss.job (${columns})
         select ${columns.replaceAll(/"[^"]+"/g, "row.$&")}
         from restored_jobs, jsonb_populate_record(null::pgboss.job, job) as row
         where row.name in (select name from pgboss.queue)`,
      )
    : { rowCount: 0 };
  await client.query("commit");
  return all - (loaded.rowCount ?? 0);
}
