import { MANAGED_PER_PAGE, type ManagedPageQuery } from "@inktvis/contract/layer/managed-list";
import type { SelectQueryBuilder } from "kysely";
import type * as z from "zod";

interface ManagedPage<O, Row> {
  /** A query of everything that this person manages, without columns. */
  managed: SelectQueryBuilder<any, any, {}>;
  /** The same query with the columns of a row, sorted. */
  rows: SelectQueryBuilder<any, any, O>;
  toRow: (row: O) => Row;
}

/** A page of what somebody manages; `all` puts everything on one. */
export async function managedPage<O, Row>(
  { page, all = false }: z.output<typeof ManagedPageQuery>,
  { managed, rows, toRow }: ManagedPage<O, Row>,
) {
  const [found, { total }] = await Promise.all([
    (all ? rows : rows.limit(MANAGED_PER_PAGE).offset((page - 1) * MANAGED_PER_PAGE)).execute(),
    managed.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return {
    data: found.map(toRow),
    meta: { currentPage: all ? 1 : page, total, pageSize: all ? Math.max(total, MANAGED_PER_PAGE) : MANAGED_PER_PAGE },
  };
}
