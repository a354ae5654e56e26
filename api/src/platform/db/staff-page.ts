import { type Expression, type SelectQueryBuilder, sql } from "kysely";
import { countUpTo } from "./count-up-to.ts";
import type { Database } from "./database.ts";

/** What every list of the staff room is asked with (contract/src/layer/staff-list.ts). */
interface StaffListQuery<Field extends string> {
  page: number;
  perPage: number;
  sort: Field;
  order: "ASC" | "DESC";
  ids?: string | undefined;
}

interface Listing<Field extends string> {
  query: StaffListQuery<Field>;
  /** The column of the id, and what an id looks like. */
  id: string;
  ids?: "uuid" | "integer";
  /** Fields of the contract as the database sorts them. */
  sorts: Record<Field, Expression<unknown>>;
}

const FORMS = { uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, integer: /^\d{1,9}$/ };

/** A page of rows for the staff room, with its meta; counted as far as pages show it. */
export async function staffPage<Row, Field extends string>(
  db: Database,
  rows: SelectQueryBuilder<any, any, Row>,
  { query, id, ids = "uuid", sorts }: Listing<Field>,
) {
  const { page, perPage, sort, order } = query;
  const column = sql.ref(id);
  const asked = query.ids?.split(",").filter((each) => FORMS[ids].test(each));
  const wanted = asked ? rows.where(sql<boolean>`${column} = any(${asked}::${sql.raw(ids)}[])`) : rows;
  const direction = order === "ASC" ? "asc" : "desc";
  const [found, { total }] = await Promise.all([
    wanted
      .orderBy(sorts[sort], direction)
      .orderBy(column, direction)
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    countUpTo(db, wanted),
  ]);
  return { rows: found as Row[], meta: { currentPage: page, total, pageSize: perPage } };
}
