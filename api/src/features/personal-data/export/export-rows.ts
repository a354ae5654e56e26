import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#platform/db/database.ts";
import type { Column, Person, Personal } from "../holding.ts";

/** Rows that are in memory at once. */
const BATCH = 100;

export type Value = string | number | boolean | Date | null | readonly Value[] | { readonly [key: string]: Value };
export interface Fact {
  column: Column;
  label: string;
  value: Value;
}

const labelOf = (column: Exclude<Column, null>) => (typeof column === "string" ? column : column.label);

/** What an export says of a table: a name for each column, with how its value is found. */
function toldColumns({ columns, also = {} }: Personal, person: Person) {
  const own = Object.entries(columns).flatMap(([name, column]): [string, Column, RawBuilder<unknown>][] => {
    if (column === null) return [];
    const found = typeof column === "object" && "as" in column ? column.as(person) : sql.ref(`row.${name}`);
    return [[name, column, sql`${found}`]];
  });
  return [
    ...own,
    ...Object.entries(also).map(([label, as]): [string, Column, RawBuilder<unknown>] => [label, label, as]),
  ];
}

/** The rows of one part of an export, in their order, read bit by bit: the transaction sees one state of everything. */
export async function* rowsOf(tx: Tx, held: Personal, part: string, person: Person): AsyncGenerator<Fact[]> {
  const told = toldColumns(held, person);
  const isTheirs = held.parts[part];
  if (!isTheirs) throw new Error(`${held.table} has no part ${part}`);
  for (let from = 0; ; from += BATCH) {
    const { rows } = await sql<Record<string, Value>>`
      select ${sql.join(told.map(([name, , as]) => sql`${as} as ${sql.id(name)}`))}
      from ${sql.table(held.table)} as row where ${isTheirs(person)}
      order by ${held.order} limit ${BATCH} offset ${from}`.execute(tx);
    for (const row of rows)
      yield told.map(([name, column]) => ({
        column,
        label: column === null ? name : labelOf(column),
        value: row[name] ?? null,
      }));
    if (rows.length < BATCH) return;
  }
}
