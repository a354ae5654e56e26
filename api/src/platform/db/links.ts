import { sql } from "kysely";
import type { Tx } from "./database.ts";

/** How rows link to others, such as their genres. */
export interface Links {
  /** The table that links. */
  links: string;
  /** Its column with the id of the row that has the link. */
  owner: string;
  /** Its column with the id that is linked to. */
  column: string;
}

/** The ids that a row links to, in order; `row` is its id in the query: `article.id`. */
export const linkedIds = ({ links, owner, column }: Links, row: string) =>
  sql<number[]>`array(
    select ${sql.ref(column)} from ${sql.table(links)} where ${sql.ref(owner)} = ${sql.ref(row)} order by ${sql.ref(column)}
  )`;

/** Replaces all links of one row. */
export async function setLinks(tx: Tx, { links, owner, column }: Links, id: string, linkedIds: readonly number[]) {
  const [table, ownerId, linked] = [sql.table(links), sql.ref(owner), sql.ref(column)];
  await sql`delete from ${table} where ${ownerId} = ${id}`.execute(tx);
  await sql`
    insert into ${table} (${ownerId}, ${linked})
    select ${id}::uuid, linked from unnest(${[...new Set(linkedIds)]}::integer[]) as linked`.execute(tx);
}

/** Makes all rows that link to one row link to another instead, without duplicates. */
export async function moveLinks(
  tx: Tx,
  { links, owner, column }: Links,
  { from, into }: { from: number; into: number },
) {
  const [table, ownerId, linked] = [sql.table(links), sql.ref(owner), sql.ref(column)];
  await sql`
    insert into ${table} (${ownerId}, ${linked}) select ${ownerId}, ${into} from ${table} where ${linked} = ${from}
    on conflict do nothing`.execute(tx);
  await sql`delete from ${table} where ${linked} = ${from}`.execute(tx);
}

/** Replaces one id by another in a column with an array of ids, without duplicates. */
export async function moveInArrays(
  tx: Tx,
  { table, column }: { table: string; column: string },
  { from, into }: { from: number; into: number },
) {
  const ids = sql.ref(column);
  await sql`
    update ${sql.table(table)} set ${ids} = case
      when ${ids} @> array[${into}::integer] then array_remove(${ids}, ${from}::integer)
      else array_replace(${ids}, ${from}::integer, ${into}::integer)
    end
    where ${ids} @> array[${from}::integer]`.execute(tx);
}
