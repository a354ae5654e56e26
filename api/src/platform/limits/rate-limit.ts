import { sql } from "kysely";
import { later } from "../clock.ts";
import type { Limit } from "../settings.ts";
import type { Context, MemberContext } from "../context.ts";
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
export async function consumeRateLimitHits(ctx: RateLimitContext, limit: Limit, added: number, ...key: string[]) {
  const [{ hits } = { hits: 0 }] = await count(ctx, limit, added, [hashOf(key)]);
  return hits <= limit.times;
}

/** How many hits are left within the limit; counts none. */
export async function rateLimitLeft({ db, now }: RateLimitContext, limit: Limit, ...key: string[]) {
  const counted = await db
    .selectFrom("rate_limits")
    .select("hits")
    .where("key", "=", hashOf(key))
    .where("ends_at", ">", now)
    .executeTakeFirst();
  return Math.max(limit.times - (counted?.hits ?? 0), 0);
}

/** Counts one hit for each of many keys. @returns for each key whether it is within the limit */
export async function consumeRateLimits(ctx: RateLimitContext, limit: Limit, keys: readonly (readonly string[])[]) {
  const hashes = keys.map(hashOf);
  // Sorted, so that two transactions that count the same keys do not deadlock.
  const counted = await count(ctx, limit, 1, [...new Set(hashes)].toSorted());
  const hitsOf = new Map(counted.map(({ key, hits }) => [key, hits]));
  return hashes.map((hash) => (hitsOf.get(hash) ?? 0) <= limit.times);
}

const hashOf = (key: readonly string[]) => tokenHash(key.join("|")).toString("base64url");

function count({ db, now }: RateLimitContext, limit: Limit, added: number, hashes: readonly string[]) {
  const endsAt = later(now, limit.seconds * 1000);
  return db
    .insertInto("rate_limits")
    .columns(["key", "hits", "ends_at"])
    .expression((eb) =>
      eb
        .selectFrom(sql<{ key: string }>`unnest(${hashes}::text[])`.as<"counted">(sql`counted (key)`))
        .select([
          "counted.key",
          sql<number>`${added}::integer`.as("hits"),
          sql<Date>`${endsAt}::timestamptz`.as("ends_at"),
        ]),
    )
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        hits: sql<number>`case when rate_limits.ends_at <= ${now} then ${added}::integer else rate_limits.hits + ${added}::integer end`,
        ends_at: sql<Date>`case when rate_limits.ends_at <= ${now} then ${endsAt}::timestamptz else rate_limits.ends_at end`,
      }),
    )
    .returning(["key", "hits"])
    .execute();
}

/** @throws 429 over the limit */
export async function limitRate(ctx: RateLimitContext, limit: Limit, ...key: string[]) {
  if (!(await consumeRateLimit(ctx, limit, ...key))) throw tooMany();
}

/** Actions that many features share, with the names of their counters: each is counted over all features together. */
const COUNTERS = { texts: "text", uploads: "upload", downloads: "download" };

/** Counts what a member saves, uploads or downloads. @throws 429 over the limit */
export const limitMember = (ctx: MemberContext, what: keyof typeof COUNTERS) =>
  limitRate(ctx, ctx.config.limits[what], COUNTERS[what], ctx.viewer.id);
