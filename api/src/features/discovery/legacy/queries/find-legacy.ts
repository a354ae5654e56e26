import { type SelectQueryBuilder, sql } from "kysely";
import type { Context } from "#platform/context.ts";
import type { DB, LegacyAddresses } from "#platform/db/tables.gen.ts";
import { visibleContests } from "#features/contests/contests/contest.policy.ts";
import { visiblePeople } from "#features/people/people/person.policy.ts";
import { visibleTexts } from "#features/texts/texts/text.policy.ts";
import { noLegacyTarget } from "../legacy.errors.ts";

export interface LegacyAddress {
  oldId: string;
  oldSlug: string;
}

/**
 * Any slug leads to the target, because the former site only used the number; an exact match of the slug comes first.
 */
const nearest = <O>(
  found: SelectQueryBuilder<DB & { legacy: LegacyAddresses }, "legacy", O>,
  { oldId, oldSlug }: LegacyAddress,
) =>
  found
    .where("legacy.old_id", "=", oldId)
    .orderBy(sql`legacy.old_slug = ${oldSlug}`, "desc")
    .orderBy("legacy.old_slug")
    .limit(1);

export async function findLegacyText(ctx: Context, address: LegacyAddress) {
  const text = await nearest(ctx.db.selectFrom("legacy_addresses as legacy"), address)
    .innerJoin(visibleTexts(ctx).select(["text.id", "text.slug"]).as("text"), "text.id", "legacy.text_id")
    .where("legacy.kind", "=", "text")
    .select("text.slug")
    .executeTakeFirst();
  if (!text) throw noLegacyTarget();
  return { data: text };
}

export async function findLegacyUser(ctx: Context, address: LegacyAddress) {
  const user = await nearest(ctx.db.selectFrom("legacy_addresses as legacy"), address)
    .innerJoin(visiblePeople(ctx).select(["person.id", "person.slug"]).as("person"), "person.id", "legacy.user_id")
    .where("legacy.kind", "=", "user")
    .select("person.slug")
    .executeTakeFirst();
  if (!user) throw noLegacyTarget();
  return { data: user };
}

export async function findLegacyContest(ctx: Context, address: LegacyAddress) {
  const contest = await nearest(ctx.db.selectFrom("legacy_addresses as legacy"), address)
    .innerJoin(
      visibleContests(ctx).select(["contest.id", "contest.slug"]).as("contest"),
      "contest.id",
      "legacy.contest_id",
    )
    .where("legacy.kind", "=", "contest")
    .select("contest.slug")
    .executeTakeFirst();
  if (!contest) throw noLegacyTarget();
  return { data: contest };
}
