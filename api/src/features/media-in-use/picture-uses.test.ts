import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import type { TableWith } from "#platform/db/table-with.ts";
import type { DB } from "#platform/db/tables.gen.ts";
import { foreignKeysTo } from "#testing/foreign-keys-to.ts";
import { useTestApi } from "#testing/test-api.ts";
import { isPersonalTable } from "#features/personal-data/personal-table.ts";
import { registry } from "#features/personal-data/registry.ts";
import { PICTURE_USES } from "./picture-uses.ts";

const test = useTestApi();

/** The expression of each generated column `pictures`, from the database. */
async function generatedColumns() {
  const { rows } = await sql<{ table: string; from: string }>`
    select attribute.attrelid::regclass::text as table, pg_get_expr(made.adbin, made.adrelid) as from
    from pg_attribute attribute
    join pg_attrdef made on made.adrelid = attribute.attrelid and made.adnum = attribute.attnum
    where attribute.attname = 'pictures'`.execute(test.services.db);
  return new Map(rows.map(({ table, from }) => [table, from]));
}

/** The rich text columns of editorial content; those of people are in the personal-data registry. */
const EDITORIAL = [
  ["articles", "body"],
  ["pages", "body"],
  ["products", "body"],
  ["alumni", "body"],
  ["faq_items", "answer"],
  ["terms_versions", "text"],
] as const;
const richColumns = [
  ...EDITORIAL,
  ...Object.values(registry)
    .filter(isPersonalTable)
    .flatMap(({ table, columns }) =>
      Object.entries(columns).flatMap(([column, exported]) =>
        exported !== null && typeof exported === "object" && "kind" in exported && exported.kind === "rich"
          ? [[table, column]]
          : [],
      ),
    ),
];

describe("the registry of everything that shows pictures", () => {
  it("has a use for each foreign key and each rich text column", async () => {
    const pointing = await foreignKeysTo(test.services.db, "images");
    expect(pointing.length).toBeGreaterThan(5);
    const columns = await generatedColumns();
    const missing = [...pointing.map(({ table, column }) => [table, column]), ...richColumns].filter(
      ([table = "", column = ""]) => !new RegExp(`\\b${column}\\b`).test(columns.get(table) ?? ""),
    );
    expect(missing).toEqual([]);
    expect([...columns.keys()].toSorted()).toEqual(Object.keys(PICTURE_USES).toSorted());
  });

  it("fails the type check when a table is missing", () => {
    type WithPosters = DB & { posters: { id: string; pictures: string[] | null } };
    // @ts-expect-error posters is missing
    const uses: Record<TableWith<"pictures", WithPosters>, unknown> = PICTURE_USES;
    expect(uses).toBe(PICTURE_USES);
  });

  it("finds the pictures in columns and in markup, each once", async () => {
    const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
    const html = `<img src="/media/images/${one}/default.webp"><img src="/media/images/${other}/sm.webp">`;
    const { rows } = await sql<{ found: string[] | null; none: string[] | null }>`
      select pictures_of(${html}, array[${one}, null]::uuid[]) as found, pictures_of('<p>Zee.</p>', array[null]::uuid[]) as none`.execute(
      test.services.db,
    );
    expect(rows).toEqual([{ found: [one, other].toSorted(), none: null }]);
  });
});
