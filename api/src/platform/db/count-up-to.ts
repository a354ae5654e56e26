import { type SelectQueryBuilder, sql } from "kysely";
import { COUNTED_UP_TO } from "@inktvis/contract/features/discovery/search";
import type { Database } from "./database.ts";

/**
 * Counts the rows of a query up to `most`, by default the number that pages show; `hasMore` says that there are more.
 * The time it takes does not depend on the size of the table.
 */
export async function countUpTo(db: Database, rows: SelectQueryBuilder<any, any, any>, most = COUNTED_UP_TO) {
  const some = rows
    .clearSelect()
    .select(sql`1`.as("one"))
    .limit(most + 1);
  const { counted } = await db
    .selectFrom(some.as("some"))
    .select(({ fn }) => fn.countAll<number>().as("counted"))
    .executeTakeFirstOrThrow();
  return { total: Math.min(counted, most), hasMore: counted > most };
}
