import type { Context } from "#platform/context.ts";
import { PREFERENCE_COLUMNS } from "../mail-categories.ts";
import { subscriptionOf } from "../unsubscribe-token.ts";

/** Needs no session: the signature names the person and the category, and allows nothing else. */
export async function unsubscribe(ctx: Context, token: string) {
  const subscription = subscriptionOf(ctx, token);
  await ctx.db
    .updateTable("users")
    .set({ [PREFERENCE_COLUMNS[subscription.category]]: false })
    .where("id", "=", subscription.userId)
    .execute();
}
