import type { staffListQuery } from "@inktvis/contract/layer/staff-list";
import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type * as z from "zod";
import { countUpTo } from "./count-up-to.ts";
import type { Database } from "./database.ts";

type ListQuery = z.output<ReturnType<typeof staffListQuery<string>>>;

interface Shape<O, Row> {
  /** A condition on what stands on top, however the rest is sorted. */
  first?: Expression<boolean>;
  /** What a row is known by; it decides between rows that are sorted alike. */
  id: Expression<unknown>;
  /** What the staff room may sort by. */
  sorts: Readonly<Record<string, Expression<unknown>>>;
  toRow: (row: O) => Row;
  /** Whether there may be very many: then they are counted as far as anybody pages through them. */
  grows?: boolean;
}

/** A page of a list of the staff room, or the rows that it asks for by their ids (contract `staffListQuery`). */
export async function staffPage<O, Row>(
  db: Database,
  rows: SelectQueryBuilder<any, any, O>,
  { page, perPage, sort, order, ids }: ListQuery,
  { id, sorts, toRow, first, grows = false }: Shape<O, Row>,
) {
  const wanted = ids === undefined ? rows : rows.where(sql<boolean>`${id}::text = any(${ids.split(",")}::text[])`);
  const direction = order === "DESC" ? "desc" : "asc";
  const [found, { total }] = await Promise.all([
    wanted
      .$if(first !== undefined, (all) => all.orderBy(first ?? id, "desc"))
      .orderBy(sorts[sort] ?? id, direction)
      .orderBy(id, direction)
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    grows
      ? countUpTo(db, wanted)
      : db
          .selectFrom(wanted.as("wanted"))
          .select(({ fn }) => fn.countAll<number>().as("total"))
          .executeTakeFirstOrThrow(),
  ]);
  return { data: found.map(toRow), meta: { currentPage: page, total, pageSize: perPage } };
}

/** Whether these words stand in a column, whatever their case. */
export const contains = (column: RawBuilder<unknown>, words: string) =>
  sql<boolean>`${column} ilike ${`%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`;
