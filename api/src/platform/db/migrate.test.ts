import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { openDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";

const test = useTestApi();

it("a migration waits longer than a request may, and lets others use the table that it waits for", async () => {
  const name = `migrated_${crypto.randomUUID().replaceAll("-", "")}`;
  await sql`create database ${sql.id(name)}`.execute(test.services.db);
  const url = test.databaseUrl.replace(/\/test_\w+\?/, `/${name}?`);
  const [db, users] = [1, 2].map((poolSize) => openDatabase({ url, poolSize, onIdleError: () => {} }));
  if (!db || !users) throw new Error("unreachable");
  await migrate(db, "0043-owners-in-the-audit-log");
  await sql`set statement_timeout = '300ms'`.execute(db);
  let isOver = false;
  let migrating: Promise<void> | undefined;
  await users.transaction().execute(async (tx) => {
    await sql`select from texts`.execute(tx);
    migrating = migrate(db, "0044-lines-and-terms").finally(() => (isOver = true));
    const isWaiting = async () => {
      const { rows } = await sql<{ waiting: number }>`
        select count(*) as waiting from pg_locks where database = (select oid from pg_database where datname = ${name})
          and relation = 'texts'::regclass and not granted`.execute(tx);
      return rows[0]?.waiting;
    };
    await expect.poll(isWaiting, { timeout: 10_000 }).toBe(1);
    const start = performance.now();
    await sql`select from texts`.execute(users);
    expect(performance.now() - start).toBeLessThan(5000);
    await pause(300);
    expect(isOver).toBe(false);
  });
  await migrating;
  await sql`select line_count from texts`.execute(db);
  // What requests may take is as before.
  const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db);
  expect(rows).toEqual([{ statement_timeout: "30s" }]);
  await Promise.all([db.destroy(), users.destroy()]);
}, 60_000);
