import { sql } from "kysely";
import type { Tx } from "#platform/db/database.ts";

/** A list whose order people choose: its table, and the column that says which list a row is in. */
interface Ordered {
  table: "faq_categories" | "faq_items";
  within: "collection_id" | "category_id";
}
export const CATEGORIES: Ordered = { table: "faq_categories", within: "collection_id" };
export const ITEMS: Ordered = { table: "faq_items", within: "category_id" };

/** Who changes an order comes one after another: all places of a list are counted anew. Taken before any row. */
export const holdOrders = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtextextended('faq', 0))`.execute(tx);

/** A place beyond all others, for a row that is put in its own right after. */
export const lastPlace = ({ table, within }: Ordered, list: string | number) =>
  sql<number>`(select coalesce(max(position), 0) + 1 from ${sql.table(table)} where ${sql.ref(within)} = ${list})`;

/** Where a row stands in its list, counted from 1; `alias` is how the query calls it. */
export const placeOf = ({ table, within }: Ordered, alias: string) =>
  sql<number>`(
    select count(*) from ${sql.table(table)} before
    where before.${sql.ref(within)} = ${sql.ref(`${alias}.${within}`)} and before.position <= ${sql.ref(`${alias}.position`)}
  )`;

/** Puts a row at a place of its list and counts the others anew; without a place they are only counted. */
export async function putInPlace(
  tx: Tx,
  { table, within }: Ordered,
  { id, list, place }: { id: string; list: string | number; place: number | null | undefined },
) {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where ${sql.ref(within)} = ${list} order by position, id for update`.execute(tx);
  const others = rows.map((row) => row.id).filter((other) => other !== id);
  const now = rows.findIndex((row) => row.id === id);
  const order = others.toSpliced(place ? place - 1 : now, 0, id);
  await sql`
    update ${sql.table(table)} row set position = placed.position
    from unnest(${order}::uuid[]) with ordinality as placed (id, position)
    where row.id = placed.id`.execute(tx);
}
