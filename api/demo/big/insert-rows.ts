import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#platform/db/database.ts";
import type { DB } from "#platform/db/tables.gen.ts";

/**
 * Adds many rows with one statement, with one parameter per column.
 * @param types what PostgreSQL calls the type of each column
 */
export async function insertRows<Column extends string>(
  tx: Tx,
  table: keyof DB,
  types: Record<Column, string>,
  rows: readonly Record<Column, unknown>[],
) {
  const columns = Object.keys(types) as Column[];
  const each = (write: (column: Column) => RawBuilder<unknown>) => sql.join(columns.map(write));
  await sql`
    insert into ${sql.table(table)} (${each((column) => sql.ref(column))})
    select ${each((column) => sql`${sql.ref(column)}::${sql.raw(types[column])}`)}
    from unnest(${each((column) => sql`${rows.map((row) => row[column])}::text[]`)})
      as given (${each((column) => sql.ref(column))})
  `.execute(tx);
}
