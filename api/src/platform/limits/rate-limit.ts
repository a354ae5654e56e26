import { sql } from "kysely";
import { later } from "../clock.ts";
import type { Limit } from "../config.ts";
import type { Context } from "../context.ts";
import { tooMany } from "../http/errors.ts";
import { tokenHash } from "../secrets.ts";

type Counting = Pick<Context, "db" | "now">;

/**
 * Counts one more hit and tells whether it is still allowed. In the database, so that it holds over all processes.
 * The key is stored hashed: no address of a person stays behind in it.
 */
export const isAllowed = (ctx: Counting, limit: Limit, ...key: string[]) => areAllowed(ctx, limit, 1, ...key);

/** The same for so many hits at once. */
export async function areAllowed({ db, now }: Counting, limit: Limit, count: number, ...key: string[]) {
  const endsAt = later(now, limit.seconds * 1000);
  const { hits } = await db
    .insertInto("rate_limits")
    .values({ key: tokenHash(key.join("|")).toString("base64url"), hits: count, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        hits: sql<number>`case when rate_limits.ends_at <= ${now} then ${count}::integer else rate_limits.hits + ${count}::integer end`,
        ends_at: sql<Date>`case when rate_limits.ends_at <= ${now} then ${endsAt}::timestamptz else rate_limits.ends_at end`,
      }),
    )
    .returning("hits")
    .executeTakeFirstOrThrow();
  return hits <= limit.times;
}

/** Refuses with 429 when there were too many. */
export async function limitRate(ctx: Counting, limit: Limit, ...key: string[]) {
  if (!(await isAllowed(ctx, limit, ...key))) throw tooMany();
}
