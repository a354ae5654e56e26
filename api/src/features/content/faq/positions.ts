import { sql } from "kysely";
import type { Tx } from "#platform/db/database.ts";

/** A list that is ordered by hand: its table, and the column with the id of the list. */
interface OrderedList {
  table: "faq_categories" | "faq_items";
  listColumn: "collection_id" | "category_id";
}
export const CATEGORY_LIST: OrderedList = { table: "faq_categories", listColumn: "collection_id" };
export const ITEM_LIST: OrderedList = { table: "faq_items", listColumn: "category_id" };

/** Serializes changes of positions, which renumber a whole list. Lock this before any row, to avoid deadlocks. */
export const lockPositions = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtextextended('faq', 0))`.execute(tx);

/** The position after the last row; `moveToPosition` then moves the new row. */
export const positionAtEnd = ({ table, listColumn }: OrderedList, list: string | number) =>
  sql<number>`(select coalesce(max(position), 0) + 1 from ${sql.table(table)} where ${sql.ref(listColumn)} = ${list})`;

/** The position of a row in its list, from 1; `alias` is the alias of the table in the query. */
export const positionOf = ({ table, listColumn }: OrderedList, alias: string) =>
  sql<number>`(
    select count(*) from ${sql.table(table)} before
    where before.${sql.ref(listColumn)} = ${sql.ref(`${alias}.${listColumn}`)} and before.position <= ${sql.ref(`${alias}.position`)}
  )`;

/** Moves a row to a position (from 1) and renumbers its list; without a position it only renumbers. */
export async function moveToPosition(
  tx: Tx,
  { table, listColumn }: OrderedList,
  { id, list, position }: { id: string; list: string | number; position: number | null | undefined },
) {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where ${sql.ref(listColumn)} = ${list} order by position, id for update`.execute(
    tx,
  );
  const otherIds = rows.map((row) => row.id).filter((other) => other !== id);
  const currentIndex = rows.findIndex((row) => row.id === id);
  const order = otherIds.toSpliced(position ? position - 1 : currentIndex, 0, id);
  await sql`
    update ${sql.table(table)} row set position = placed.position
    from unnest(${order}::uuid[]) with ordinality as placed (id, position)
    where row.id = placed.id`.execute(tx);
}
