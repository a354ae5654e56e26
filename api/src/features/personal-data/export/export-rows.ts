import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#platform/db/database.ts";
import type { ColumnExport, Person, PersonalTable } from "../personal-table.ts";

/** Rows in memory at once. */
const BATCH = 100;

export type Value = string | number | boolean | Date | null | readonly Value[] | { readonly [key: string]: Value };
export interface ExportedField {
  column: ColumnExport;
  label: string;
  value: Value;
}

const labelOf = (column: Exclude<ColumnExport, null>) => (typeof column === "string" ? column : column.label);

/** The exported columns of a table: name, label and the expression of the value. */
function exportedColumns({ columns, extraColumns = {} }: PersonalTable, person: Person) {
  const own = Object.entries(columns).flatMap(([name, column]): [string, ColumnExport, RawBuilder<unknown>][] => {
    if (column === null) return [];
    const found =
      typeof column === "object" && "as" in column && column.as ? column.as(person) : sql.ref(`row.${name}`);
    return [[name, column, sql`${found}`]];
  });
  return [
    ...own,
    ...Object.entries(extraColumns).map(([label, as]): [string, ColumnExport, RawBuilder<unknown>] => [
      label,
      label,
      as,
    ]),
  ];
}

/** The rows of one section in batches; the transaction gives a consistent snapshot. */
export async function* rowsOf(
  tx: Tx,
  table: PersonalTable,
  section: string,
  person: Person,
): AsyncGenerator<ExportedField[]> {
  const exported = exportedColumns(table, person);
  const isTheirs = table.sections[section];
  if (!isTheirs) throw new Error(`${table.table} has no part ${section}`);
  for (let from = 0; ; from += BATCH) {
    const { rows } = await sql<Record<string, Value>>`
      select ${sql.join(exported.map(([name, , as]) => sql`${as} as ${sql.id(name)}`))}
      from ${sql.table(table.table)} as row where ${isTheirs(person)}
      order by ${table.order} limit ${BATCH} offset ${from}`.execute(tx);
    for (const row of rows)
      yield exported.map(([name, column]) => ({
        column,
        label: column === null ? name : labelOf(column),
        value: row[name] ?? null,
      }));
    if (rows.length < BATCH) return;
  }
}
