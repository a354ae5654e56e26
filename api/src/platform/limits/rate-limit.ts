import { sql } from "kysely";
import { later } from "../clock.ts";
import type { Limit } from "../config.ts";
import type { Context } from "../context.ts";
import { tooMany } from "../http/errors.ts";
import { tokenHash } from "../secrets.ts";

type RateLimitContext = Pick<Context, "db" | "now">;

/**
 * Counts one hit and tells whether it is within the limit. In the database, so that it holds across processes. The key
 * is stored as a hash, so that it reveals no address.
 */
export const consumeRateLimit = (ctx: RateLimitContext, limit: Limit, ...key: string[]) =>
  consumeRateLimitHits(ctx, limit, 1, ...key);

/** The same for several hits at once. */
export async function consumeRateLimitHits(
  { db, now }: RateLimitContext,
  limit: Limit,
  added: number,
  ...key: string[]
) {
  const endsAt = later(now, limit.seconds * 1000);
  const { hits } = await db
    .insertInto("rate_limits")
    .values({ key: tokenHash(key.join("|")).toString("base64url"), hits: added, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        hits: sql<number>`case when rate_limits.ends_at <= ${now} then ${added}::integer else rate_limits.hits + ${added}::integer end`,
        ends_at: sql<Date>`case when rate_limits.ends_at <= ${now} then ${endsAt}::timestamptz else rate_limits.ends_at end`,
      }),
    )
    .returning("hits")
    .executeTakeFirstOrThrow();
  return hits <= limit.times;
}

/** @throws 429 over the limit */
export async function limitRate(ctx: RateLimitContext, limit: Limit, ...key: string[]) {
  if (!(await consumeRateLimit(ctx, limit, ...key))) throw tooMany();
}
