import type { MemberContext } from "#platform/context.ts";
import { followsOneself, noSuchPerson } from "#features/people/people/person.errors.ts";
import { personAt } from "#features/people/people/person.policy.ts";

async function findOther({ db, viewer }: MemberContext, slug: string) {
  const person = await personAt({ db }, slug).select("person.id").executeTakeFirst();
  if (!person) throw noSuchPerson();
  if (person.id === viewer.id) throw followsOneself();
  return person;
}

/** Idempotent. */
export async function followPerson(ctx: MemberContext, slug: string) {
  const person = await findOther(ctx, slug);
  await ctx.db
    .insertInto("follows")
    .values({ follower_id: ctx.viewer.id, followed_id: person.id, created_at: ctx.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function unfollowPerson(ctx: MemberContext, slug: string) {
  const person = await findOther(ctx, slug);
  await ctx.db
    .deleteFrom("follows")
    .where("follower_id", "=", ctx.viewer.id)
    .where("followed_id", "=", person.id)
    .execute();
}
