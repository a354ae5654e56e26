import { sql } from "kysely";
import type { Tx } from "./database.ts";
import type { TableWith } from "./table-with.ts";

/** What the staff room orders by hand: the rows of a table with one value of a column, or all of them. */
export interface OrderedList {
  table: TableWith<"position">;
  /** The column with the id of the list; absent: the table is one list. */
  listColumn?: string;
}
interface Place<Id> {
  id: Id;
  /** The id of the list, where a table has several. */
  list?: string | number;
  position: number | null | undefined;
}

const isIn = ({ listColumn }: OrderedList, list: string | number | undefined) =>
  listColumn ? sql`${sql.ref(listColumn)} = ${list ?? null}` : sql`true`;

/** The position after the last row; `moveToPosition` then moves the new row. */
export const positionAtEnd = (ordered: OrderedList, list?: string | number) =>
  sql<number>`(
    select coalesce(max(position), 0) + 1 from ${sql.table(ordered.table)} where ${isIn(ordered, list)}
  )`;

/** The position of a row in its list, from 1; `alias` is the alias of the table in the query. */
export const positionOf = ({ table, listColumn }: OrderedList, alias: string) => {
  const isSameList = listColumn ? sql`before.${sql.ref(listColumn)} = ${sql.ref(`${alias}.${listColumn}`)}` : sql`true`;
  return sql<number>`(
    select count(*) from ${sql.table(table)} before
    where ${isSameList} and before.position <= ${sql.ref(`${alias}.position`)}
  )`;
};

/**
 * Moves a row to a position (from 1) and renumbers its list; without a position it only renumbers. The caller has locked
 * the list, before any row.
 */
export async function moveToPosition<Id extends string | number>(
  tx: Tx,
  ordered: OrderedList,
  { id, list, position }: Place<Id>,
) {
  const table = sql.table(ordered.table);
  // Others may refer to the rows meanwhile, which they would otherwise have to wait for.
  const { rows } = await sql<{ id: Id }>`
    select id from ${table} where ${isIn(ordered, list)} order by position, id for no key update`.execute(tx);
  const otherIds = rows.map((row) => row.id).filter((other) => other !== id);
  const currentIndex = rows.findIndex((row) => row.id === id);
  const order = otherIds.toSpliced(position ? position - 1 : currentIndex, 0, id);
  await sql`
    update ${table} row set position = placed.position
    from unnest(${order.map(String)}::text[]) with ordinality as placed (id, position)
    where row.id::text = placed.id`.execute(tx);
}
