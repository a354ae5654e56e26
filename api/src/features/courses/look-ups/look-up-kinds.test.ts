import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import type { Database, Tx } from "#platform/db/database.ts";
import type { TableWith } from "#platform/db/table-with.ts";
import type { DB } from "#platform/db/tables.gen.ts";
import { foreignKeysTo } from "#testing/foreign-keys-to.ts";
import { rolledBack } from "#testing/rolled-back.ts";
import { useTestApi } from "#testing/test-api.ts";
import { LOOK_UPS, type LookUpKind } from "./look-up-kinds.ts";

const test = useTestApi();

const references = async (db: Database | Tx, { table }: LookUpKind) =>
  (await foreignKeysTo(db, table)).map((key) => `${key.table}.${key.column}`).toSorted();
const declared = ({ usedBy, column }: LookUpKind) =>
  Object.keys(usedBy)
    .map((table) => `${table}.${column}`)
    .toSorted();

describe("the registry of lists that courses choose from", () => {
  it.each(Object.entries(LOOK_UPS))("has every column that refers to one of %s", async (_name, kind) => {
    expect(await references(test.services.db, kind)).toEqual(declared(kind));
  });

  it("detects a reference from a column with another name", async () => {
    const found = await rolledBack(test.services.db, async (tx) => {
      await sql`create table tours (id uuid primary key, starts_in integer references course_regions)`.execute(tx);
      return references(tx, LOOK_UPS.regions);
    });
    expect(found).toEqual(["courses.course_region_id", "tours.starts_in"]);
  });

  it("fails the type check when a table is missing", () => {
    type WithTours = DB & { tours: { id: string; course_region_id: number } };
    // @ts-expect-error tours is missing
    const users: Record<TableWith<"course_region_id", WithTours>, null> = { courses: null };
    expect(Object.keys(users)).toEqual(Object.keys(LOOK_UPS.regions.usedBy));
  });
});
