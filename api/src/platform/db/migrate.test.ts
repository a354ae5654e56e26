import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { type Database, openDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";
import { readMigrations, statementsOf } from "./migration-files.ts";

const test = useTestApi();
const OUTSIDE = "-- squawk-disable-assume-in-transaction\n";
const THINGS = "create table things (id int primary key, name text); insert into things values (1, 'een'), (2, 'een');";

const folders: string[] = [];
const opened: Database[] = [];
afterAll(async () => {
  await Promise.all(opened.map((db) => db.destroy()));
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A folder with these migrations; the keys are their names. */
function aFolder(migrations: Record<string, string>) {
  const path = mkdtempSync(join(tmpdir(), "inktvis-test-migrations-"));
  folders.push(path);
  for (const [name, text] of Object.entries(migrations)) writeFileSync(join(path, `${name}.sql`), text);
  return pathToFileURL(`${path}/`);
}

/** An empty database for one test, with as many connections as it needs, as if of several processes. */
async function aDatabase(processes: number) {
  const name = `migrated_${crypto.randomUUID().replaceAll("-", "")}`;
  await sql`create database ${sql.id(name)}`.execute(test.services.db);
  const url = test.databaseUrl.replace(/\/test_\w+\?/, `/${name}?`);
  const made = Array.from({ length: processes }, () => openDatabase({ url, poolSize: 2, onIdleError: () => {} }));
  opened.push(...made);
  const [db, other] = made;
  if (!db) throw new Error("unreachable");
  const rowsOf = async (query: string) => (await sql.raw<Record<string, unknown>>(query).execute(db)).rows;
  /** Waits until so many statements are waiting for a lock. */
  const untilBlocked = (count: number) =>
    expect
      .poll(() => rowsOf(`select from pg_stat_activity where datname = '${name}' and wait_event_type = 'Lock'`), {
        timeout: 10_000,
      })
      .toHaveLength(count);
  return { db, other: other ?? db, rowsOf, untilBlocked };
}

describe("a migration in a transaction", () => {
  it("may wait for a lock longer than a request, and does not block other users of the table meanwhile", async () => {
    const { db, other: users, rowsOf, untilBlocked } = await aDatabase(2);
    const folder = aFolder({ "1-things": THINGS, "2-age": "alter table things add column age int;" });
    await migrate(db, { folder, last: "1-things" });
    await sql`set statement_timeout = '100ms'`.execute(db);
    let isOver = false;
    let migrating: Promise<void> | undefined;
    await users.transaction().execute(async (tx) => {
      await sql`select from things`.execute(tx);
      migrating = migrate(db, { folder }).finally(() => (isOver = true));
      await untilBlocked(1);
      const start = performance.now();
      await sql`select from things`.execute(users);
      expect(performance.now() - start).toBeLessThan(5000);
      await pause(300);
      expect(isOver).toBe(false);
    });
    await migrating;
    expect(await rowsOf("select age from things")).toHaveLength(2);
    // The time limit for requests is unchanged.
    expect(await rowsOf("show statement_timeout")).toEqual([{ statement_timeout: "30s" }]);
  }, 60_000);

  it("is rolled back when it fails, while those before it stay", async () => {
    const { db, rowsOf } = await aDatabase(1);
    const folder = aFolder({ "1-things": THINGS, "2-wrong": "create table other (id int); select 1 / 0;" });
    await expect(migrate(db, { folder })).rejects.toThrow("Migration 2-wrong failed: division by zero");
    expect(await rowsOf("select to_regclass('things') is not null as things, to_regclass('other') as other")).toEqual([
      { things: true, other: null },
    ]);
    expect(await rowsOf("select name from kysely_migration")).toEqual([{ name: "1-things" }]);
  });
});

it("refuses a database of a newer version, or one that has missed a migration", async () => {
  const { db } = await aDatabase(1);
  await migrate(db, { folder: aFolder({ "1-things": THINGS, "3-later": "select 1;" }) });
  const older = { "1-things": THINGS };
  const missed = { ...older, "2-between": "", "3-later": "" };
  for (const migrations of [older, missed])
    await expect(migrate(db, { folder: aFolder(migrations) })).rejects.toThrow("has had migration 3-later");
});

describe("a migration outside a transaction", () => {
  const INDEX = `${OUTSIDE}-- It's built; nobody waits.
create index concurrently if not exists things_name on things (name);
do $$ begin update things set name = 'a;b' where id = 1; commit; end $$;`;

  it("builds an index while others write, even when two processes start at the same time", async () => {
    const { db, other, rowsOf, untilBlocked } = await aDatabase(2);
    const folder = aFolder({ "1-things": THINGS, "2-index": INDEX });
    await migrate(db, { folder, last: "1-things" });
    const migrating: Promise<void>[] = [];
    await other.transaction().execute(async (tx) => {
      await sql`insert into things values (3, 'drie')`.execute(tx);
      migrating.push(migrate(db, { folder }), migrate(other, { folder }));
      await untilBlocked(1);
      // Longer than PostgreSQL takes to look for a deadlock.
      await pause(1500);
      await sql`insert into things values (4, 'vier')`.execute(tx);
    });
    await Promise.all(migrating);
    expect(await rowsOf("select indisvalid from pg_index where indexrelid = 'things_name'::regclass")).toEqual([
      { indisvalid: true },
    ]);
    expect(await rowsOf("select name from things order by id")).toEqual(
      ["a;b", "een", "drie", "vier"].map((name) => ({ name })),
    );
  }, 60_000);

  it("runs again from its start after stopping halfway, replacing a half-built index", async () => {
    const { db, rowsOf } = await aDatabase(1);
    const UNIQUE = `${OUTSIDE}create unique index concurrently if not exists things_name on things (name);`;
    const folder = aFolder({ "1-things": THINGS, "2-index": UNIQUE });
    await expect(migrate(db, { folder })).rejects.toThrow("2-index failed: could not create unique index");
    const isValid = "select indisvalid from pg_index where indexrelid = 'things_name'::regclass";
    expect(await rowsOf(isValid)).toEqual([{ indisvalid: false }]);
    await sql`update things set name = 'twee' where id = 2`.execute(db);
    await migrate(db, { folder });
    expect(await rowsOf(isValid)).toEqual([{ indisvalid: true }]);
    // It ran once: a second call leaves the valid index alone.
    await migrate(db, { folder });
    expect(await rowsOf("select name from kysely_migration order by name")).toHaveLength(2);
  });
});

describe("a new migration", () => {
  /** The output of squawk for it, as in npm run check. */
  function judged(text: string) {
    const root = join(import.meta.dirname, "../../../..");
    const { stdout, stderr } = spawnSync("node_modules/.bin/squawk", ["--reporter=gcc"], { cwd: root, input: text });
    return `${stdout.toString()}${stderr.toString()}`;
  }

  it.each([
    ["builds an index while nobody can write", "create index on texts (slug);", "require-concurrent-index-creation"],
    ["rewrites a table", "alter table texts add column key uuid not null default gen_random_uuid();", "adding-field"],
    ["requires what existing rows lack", "alter table texts add column key int not null;", "adding-required-field"],
    ["reads a whole table under its lock", "alter table texts add check (id is not null);", "missing-not-valid"],
    ["makes a column required at once", "alter table texts alter column excerpt set not null;", "adding-not-nullable"],
    ["changes a type", "alter table texts alter column slug type varchar;", "changing-column-type"],
    ["drops a column that the previous version reads", "alter table texts drop column excerpt;", "ban-drop-column"],
    ["renames such a column", "alter table texts rename column excerpt to summary;", "renaming-column"],
    ["cannot be run again", `${OUTSIDE}create index concurrently a on texts (slug);`, "prefer-robust-stmts"],
  ])("is refused when it %s", (_what, text, rule) => {
    expect(judged(text)).toContain(rule);
  });

  it.each([
    ["a table with its indexes", "create table n (id int primary key, a int not null); create index on n (a);"],
    ["a column with a value", "alter table texts add column is_long boolean not null default false;"],
    ["an index outside a transaction", `${OUTSIDE}create index concurrently if not exists a on texts (slug);`],
  ])("may add %s", (_what, text) => {
    expect(judged(text)).toMatch(/^(Found 0 issues.*)?$/s);
  });

  /** Earlier migrations were made before these rules existed. */
  const FIRST_HELD = "0050";
  const FILLS = /^(update|delete|merge|with)\b/i;
  const SHORT =
    /^(create (unique )?index concurrently|drop index concurrently|do|alter table \S+ validate constraint)\b/i;

  /** Statements that would block all users of a table for as long as they run, and that squawk does not detect. */
  const stopping = ({ text, isOutsideTransaction }: { text: string; isOutsideTransaction: boolean }) =>
    statementsOf(text).filter((statement) => {
      const words = statement.replaceAll(/--.*/g, "").trim();
      return isOutsideTransaction ? !SHORT.test(words) : FILLS.test(words) && !/^-- a small table/m.test(statement);
    });

  it("fills no table under a lock, and takes no blocking lock outside a transaction", async () => {
    const rename = "update things set name = '';";
    const grow = "alter table things add column if not exists age int;";
    expect(stopping({ text: `${grow}\n-- All.\n${rename}`, isOutsideTransaction: false })).toHaveLength(1);
    expect(stopping({ text: `-- a small table: genres\n${rename}`, isOutsideTransaction: false })).toEqual([]);
    expect(stopping({ text: `${grow}\n${rename}`, isOutsideTransaction: true })).toHaveLength(2);
    const files = (await readMigrations()).filter(({ name }) => name >= FIRST_HELD);
    expect(files.flatMap((file) => stopping(file).map((statement) => `${file.name}: ${statement}`))).toEqual([]);
  });
});
