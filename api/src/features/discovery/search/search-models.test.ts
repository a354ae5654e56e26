import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import type { Database, Tx } from "#platform/db/database.ts";
import type { TableWith } from "#platform/db/table-with.ts";
import type { DB } from "#platform/db/tables.gen.ts";
import { rolledBack } from "#testing/rolled-back.ts";
import { useTestApi } from "#testing/test-api.ts";
import { MODELS } from "./search-models.ts";

const test = useTestApi();

/**
 * Tables of this database that have a search column but no model, and those without the trigger that indexes title
 * words.
 */
async function undeclared(db: Database | Tx) {
  const { rows } = await sql<{ table: string; hasTrigger: boolean }>`
    select distinct attrelid::regclass::text as table, exists (
      select from pg_trigger where tgrelid = attrelid and tgfoid = 'index_title_words'::regproc
    ) as "hasTrigger"
    from pg_attribute
    join pg_class on pg_class.oid = attrelid and relkind = 'r' and relnamespace = current_schema::regnamespace
    where atttypid = 'tsvector'::regtype`.execute(db);
  return {
    withoutModel: rows.map(({ table }) => table).filter((table) => !(table in MODELS)),
    withoutTrigger: rows.filter(({ hasTrigger }) => !hasTrigger).map(({ table }) => table),
  };
}

describe("the registry of search models", () => {
  it("has every table with a search column, and each of these indexes the words of its titles", async () => {
    expect(await undeclared(test.services.db)).toEqual({ withoutModel: [], withoutTrigger: [] });
  });

  it("lacks a table whose search column has another name and whose titles are not indexed", async () => {
    const found = await rolledBack(test.services.db, async (tx) => {
      await sql`create table posters (id uuid primary key, title text, words tsvector)`.execute(tx);
      return undeclared(tx);
    });
    expect(found).toEqual({ withoutModel: ["posters"], withoutTrigger: ["posters"] });
  });

  it("fails the type check when a table is missing", () => {
    type WithPosters = DB & { posters: { id: string; search: string } };
    // @ts-expect-error posters is missing
    const models: Record<TableWith<"search", WithPosters>, unknown> = MODELS;
    expect(models).toBe(MODELS);
  });
});
