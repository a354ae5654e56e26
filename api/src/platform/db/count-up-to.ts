import { type SelectQueryBuilder, sql } from "kysely";
import { COUNTED_UP_TO } from "@inktvis/contract/features/discovery/search";
import type { Database } from "./database.ts";

/**
 * How many rows a query finds, counted as far as pages show it: `hasMore` says that there are more. Takes no longer
 * in a large table than in a small one.
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
