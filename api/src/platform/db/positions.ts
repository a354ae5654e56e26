import { sql } from "kysely";
import type { Tx } from "./database.ts";
import type { TableWith } from "./table-with.ts";

/** A list that the staff room orders by hand: the rows of a table with the same value in one column, or all rows. */
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
 * The ids of a list in its order. Locks the rows, with a lock that still allows others to insert references to them.
 */
export async function lockInOrder<Id extends string | number>(tx: Tx, ordered: OrderedList, list?: string | number) {
  const { rows } = await sql<{ id: Id }>`
    select id from ${sql.table(ordered.table)} where ${isIn(ordered, list)}
    order by position, id for no key update`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Numbers the rows of a list from 1, in the order of these ids. The caller has locked the list, before any row. */
export async function numberInOrder(
  tx: Tx,
  ordered: OrderedList,
  { ids, list }: { ids: readonly (string | number)[]; list?: string | number | undefined },
) {
  await sql`
    update ${sql.table(ordered.table)} row set position = placed.position
    from unnest(${ids.map(String)}::text[]) with ordinality as placed (id, position)
    where ${isIn(ordered, list)} and row.id::text = placed.id`.execute(tx);
}

/**
 * Moves a row to a position (from 1) and renumbers its list; without a position it only renumbers. The caller has locked
 * the list, before any row.
 */
export async function moveToPosition<Id extends string | number>(
  tx: Tx,
  ordered: OrderedList,
  { id, list, position }: Place<Id>,
) {
  const before = await lockInOrder<Id>(tx, ordered, list);
  const others = before.filter((other) => other !== id);
  const ids = others.toSpliced(position ? position - 1 : before.indexOf(id), 0, id);
  await numberInOrder(tx, ordered, { ids, list });
}
