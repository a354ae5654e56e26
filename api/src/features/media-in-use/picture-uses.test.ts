import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { isPersonalTable } from "#features/personal-data/personal-table.ts";
import { registry } from "#features/personal-data/registry.ts";
import { PICTURE_USES } from "./picture-uses.ts";

const test = useTestApi();

/** The expression of each generated column `pictures`, from the database. */
async function madeOf() {
  const { rows } = await sql<{ table: string; from: string }>`
    select attribute.attrelid::regclass::text as table, pg_get_expr(made.adbin, made.adrelid) as from
    from pg_attribute attribute
    join pg_attrdef made on made.adrelid = attribute.attrelid and made.adnum = attribute.attnum
    where attribute.attname = 'pictures'`.execute(test.services.db);
  return new Map(rows.map(({ table, from }) => [table, from]));
}

/** Rich text columns of editorial content; those of people are in the personal-data registry. */
const OF_HOUSE = [
  ["articles", "body"],
  ["pages", "body"],
  ["faq_items", "answer"],
  ["terms_versions", "text"],
] as const;
const richColumns = [
  ...OF_HOUSE,
  ...Object.values(registry)
    .filter(isPersonalTable)
    .flatMap(({ table, columns }) =>
      Object.entries(columns).flatMap(([column, said]) =>
        said !== null && typeof said === "object" && "kind" in said && said.kind === "rich" ? [[table, column]] : [],
      ),
    ),
];

describe("tables with pictures", () => {
  it("cover every foreign key to images and every rich text column", async () => {
    const { rows: pointing } = await sql<{ table: string; column: string }>`
      select attribute.attrelid::regclass::text as table, attribute.attname as column
      from pg_constraint reference
      join pg_attribute attribute on attribute.attrelid = reference.conrelid and attribute.attnum = any(reference.conkey)
      where reference.contype = 'f' and reference.confrelid = 'images'::regclass`.execute(test.services.db);
    expect(pointing.length).toBeGreaterThan(5);
    const made = await madeOf();
    const missing = [...pointing.map(({ table, column }) => [table, column]), ...richColumns].filter(
      ([table = "", column = ""]) => !new RegExp(`\\b${column}\\b`).test(made.get(table) ?? ""),
    );
    expect(missing).toEqual([]);
    expect([...made.keys()].toSorted()).toEqual(Object.keys(PICTURE_USES).toSorted());
  });

  it("collect the ids of columns and bodies without duplicates", async () => {
    const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
    const words = `<img src="/media/images/${one}/default.webp"><img src="/media/images/${other}/sm.webp">`;
    const { rows } = await sql<{ found: string[] | null; none: string[] | null }>`
      select pictures_of(${words}, array[${one}, null]::uuid[]) as found, pictures_of('<p>Zee.</p>', array[null]::uuid[]) as none`.execute(
      test.services.db,
    );
    expect(rows).toEqual([{ found: [one, other].toSorted(), none: null }]);
  });
});
