import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import type { Database, Tx } from "#platform/db/database.ts";
import type { TableWith } from "#platform/db/table-with.ts";
import type { DB } from "#platform/db/tables.gen.ts";
import { foreignKeysTo } from "#testing/foreign-keys-to.ts";
import { rolledBack } from "#testing/rolled-back.ts";
import { useTestApi } from "#testing/test-api.ts";
import { CATEGORY_USES } from "./age-categories.ts";

const test = useTestApi();

const references = async (db: Database | Tx) =>
  (await foreignKeysTo(db, "contest_age_categories")).map(({ table, column }) => `${table}.${column}`).toSorted();
const declared = Object.keys(CATEGORY_USES)
  .map((table) => `${table}.age_category_id`)
  .toSorted();

describe("the registry of what uses an age category", () => {
  it("lists every column that refers to one", async () => {
    expect(await references(test.services.db)).toEqual(declared);
  });

  it("detects a reference in a column with another name", async () => {
    const found = await rolledBack(test.services.db, async (tx) => {
      await sql`create table prizes (id uuid primary key, for_ages integer references contest_age_categories)`.execute(
        tx,
      );
      return references(tx);
    });
    expect(found?.filter((reference) => !declared.includes(reference))).toEqual(["prizes.for_ages"]);
  });

  it("fails the type check when a table is missing", () => {
    type WithPrizes = DB & { prizes: { id: string; age_category_id: number | null } };
    // @ts-expect-error prizes is missing
    const uses: Record<TableWith<"age_category_id", WithPrizes>, true> = CATEGORY_USES;
    expect(Object.keys(uses)).not.toContain("prizes");
  });
});
