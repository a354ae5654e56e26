import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { openDatabase } from "./database.ts";

interface Things {
  things: { id: number; name: string; words: string };
}
const test = useTestApi();
let db: Kysely<Things>;
const errors: Error[] = [];

beforeEach(async () => {
  // One connection, so that each statement can use what earlier ones prepared.
  const options = { url: test.databaseUrl, poolSize: 1, onIdleError: (error: Error) => void errors.push(error) };
  db = openDatabase(options) as Kysely<any>;
  await sql`create table things (id int primary key, name varchar(20), words tsvector)`.execute(db);
  await sql`insert into things values (1, 'een', to_tsvector('een')), (2, 'twee', to_tsvector('twee'))`.execute(db);
});
afterEach(async () => {
  await sql`drop table things`.execute(db);
  await db.destroy();
});

const prepared = async () =>
  (
    await sql<{ statement: string; uses: number }>`
      select statement, generic_plans + custom_plans as uses from pg_prepared_statements order by prepare_time`.execute(
      db,
    )
  ).rows;
const thing = (id: number) => db.selectFrom("things").select("name").where("id", "=", id).executeTakeFirst();
const wholeThing = (on: Kysely<Things>, id: number) =>
  on.selectFrom("things").selectAll().where("id", "=", id).executeTakeFirst();
const connection = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
const twice = async (ask: () => Promise<unknown>) => void [await ask(), await ask()];

describe("a statement", () => {
  it("is prepared from its second use on, and used with other values", async () => {
    await thing(1);
    expect(await prepared()).toEqual([]);
    expect(await thing(2)).toEqual({ name: "twee" });
    expect(await thing(1)).toEqual({ name: "een" });
    expect(await prepared()).toMatchObject([{ statement: expect.stringContaining("things"), uses: 2 }]);
  });

  it("that searches for words is never prepared, so that each search is planned for its own words", async () => {
    await twice(() => sql`select id from things where words @@ to_tsquery(${"een"})`.execute(db));
    expect(await prepared()).toEqual([]);
  });

  it("without values may consist of several statements, even the second time", async () => {
    await twice(() => sql.raw("select 1; select 2").execute(db));
  });

  it("that fails can be repeated, and fails with the same error", async () => {
    const broken = () => sql`select 1 / ${0}::int`.execute(db);
    for (let turn = 0; turn < 3; turn++) await expect(broken()).rejects.toThrow("division by zero");
    expect(await thing(1)).toEqual({ name: "een" });
  });
});

describe("after a migration", () => {
  const migrate = () => sql`alter table things add column age int default 3`.execute(db);

  it("a read of all columns returns the new column, and its connection is replaced", async () => {
    await twice(() => wholeThing(db, 1));
    const before = await connection();
    await migrate();
    expect(await wholeThing(db, 1)).toMatchObject({ name: "een", age: 3 });
    expect(await connection()).not.toBe(before);
    await twice(() => wholeThing(db, 1));
    expect(await prepared()).toHaveLength(1);
  });

  it.each<[string, (tx: typeof db) => Promise<unknown>]>([
    ["a star", (tx) => wholeThing(tx, 1)],
    [
      "a name and a star",
      (tx) => tx.selectFrom("things").select("id as key").selectAll().where("id", "=", 1).executeTakeFirst(),
    ],
  ])("a transaction that reads all columns does not fail: %s", async (_how, readIn) => {
    const read = () => db.transaction().execute(readIn);
    await twice(read);
    await twice(read);
    await migrate();
    expect(await read()).toMatchObject({ age: 3 });
  });

  it("the first transaction that reads a column whose type changed fails, and the next one succeeds", async () => {
    const read = () =>
      db.transaction().execute((tx) => tx.selectFrom("things").select("name").where("id", "=", 1).executeTakeFirst());
    await twice(read);
    await sql`alter table things alter column name type text`.execute(db);
    await expect(read()).rejects.toThrow("cached plan");
    expect(await read()).toEqual({ name: "een" });
    expect(await thing(1)).toEqual({ name: "een" });
  });
});

it("replaces a connection that has prepared hundreds of statements", async () => {
  const before = await connection();
  const oddly = (count: number) => sql`select ${sql.join(Array.from({ length: count }, () => 1))}`.execute(db);
  for (let count = 1; count <= 301; count++) await twice(() => oddly(count));
  expect(await connection()).not.toBe(before);
  expect((await prepared()).length).toBeLessThan(10);
});

it("forgets the statements that were used longest ago", async () => {
  const lists = (from: number) =>
    Promise.all(
      Array.from({ length: 1000 }, (_, place) =>
        sql`select ${from + place}::int, ${sql.lit(from + place)}`.execute(db),
      ),
    );
  await thing(1);
  await lists(0);
  await thing(1);
  expect(await prepared()).toEqual([]);
});

it("reports no connection error", () => expect(errors).toEqual([]));
