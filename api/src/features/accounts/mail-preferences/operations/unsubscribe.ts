import type { Context } from "#platform/context.ts";
import { PREFERENCE_COLUMNS } from "../mail-categories.ts";
import { subscriptionOf } from "../unsubscribe-token.ts";

/** Whoever has the mail may: the signature says whose mails of which kind end, and nothing else can be done with it. */
export async function unsubscribe(ctx: Context, token: string) {
  const subscription = subscriptionOf(ctx, token);
  await ctx.db
    .updateTable("users")
    .set({ [PREFERENCE_COLUMNS[subscription.category]]: false })
    .where("id", "=", subscription.userId)
    .execute();
}
