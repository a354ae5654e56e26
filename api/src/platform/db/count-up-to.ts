import { type SelectQueryBuilder, sql } from "kysely";
import { COUNTED_UP_TO } from "@inktvis/contract/features/discovery/search";
import type { Database } from "./database.ts";

/**
 * Counts the rows of a query up to what pages show; `hasMore` says that there are more. Constant time in the size of
 * the table.
 */
export async function countUpTo(db: Database, rows: SelectQueryBuilder<any, any, any>) {
  const some = rows
    .clearSelect()
    .select(sql`1`.as("one"))
    .limit(COUNTED_UP_TO + 1);
  const { counted } = await db
    .selectFrom(some.as("some"))
    .select(({ fn }) => fn.countAll<number>().as("counted"))
    .executeTakeFirstOrThrow();
  return { total: Math.min(counted, COUNTED_UP_TO), hasMore: counted > COUNTED_UP_TO };
}
