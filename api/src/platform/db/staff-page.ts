import type { staffListQuery } from "@inktvis/contract/layer/staff-list";
import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type * as z from "zod";
import { countUpTo } from "./count-up-to.ts";
import type { Database } from "./database.ts";

type ListQuery<Sort extends string> = z.output<ReturnType<typeof staffListQuery<Sort>>>;

interface ListOptions<O, Row, Sort extends string> {
  /** Rows that meet this condition come first, whatever the sort order. */
  first?: Expression<boolean>;
  /** The id column, which also breaks ties in the sort order. */
  id: Expression<unknown>;
  /** What each sortable field sorts by; `id` by itself. */
  sorts: Readonly<Record<Exclude<Sort, "id">, Expression<unknown>>>;
  toRow: (row: O) => Row;
  /** Whether the table may be large: then the count is capped, and the page says so. */
  isLarge?: boolean;
}

/** A page of a staff list, or the rows with the requested ids (contract `staffListQuery`). */
export async function staffPage<O, Row, Sort extends string>(
  db: Database,
  rows: SelectQueryBuilder<any, any, O>,
  { page, perPage, sort, order, ids }: ListQuery<Sort>,
  { id, sorts, toRow, first, isLarge = false }: ListOptions<O, Row, Sort>,
) {
  const filtered = ids === undefined ? rows : rows.where(sql<boolean>`${id}::text = any(${ids.split(",")}::text[])`);
  const direction = order === "DESC" ? "desc" : "asc";
  const [pageRows, { total, hasMore }] = await Promise.all([
    filtered
      .$if(first !== undefined, (all) => all.orderBy(first ?? id, "desc"))
      .orderBy(sort === "id" ? id : sorts[sort as Exclude<Sort, "id">], direction)
      .orderBy(id, direction)
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    isLarge
      ? countUpTo(db, filtered)
      : db
          .selectFrom(filtered.as("filtered"))
          .select(({ fn }) => [fn.countAll<number>().as("total"), sql<boolean>`false`.as("hasMore")])
          .executeTakeFirstOrThrow(),
  ]);
  const meta = { currentPage: page, total, pageSize: perPage, ...(hasMore && { hasMore }) };
  return { data: pageRows.map(toRow), meta };
}

/** Whether a column contains this text, ignoring case; always true when the text is empty. */
export const contains = (column: RawBuilder<unknown>, text: string | undefined) =>
  text === undefined
    ? sql<boolean>`true`
    : sql<boolean>`${column} ilike ${`%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`;
