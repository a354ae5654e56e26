import type { Context } from "#platform/context.ts";
import { WANTED_IN } from "../mail-categories.ts";
import { subscriptionOf } from "../unsubscribe-token.ts";

/** Whoever has the mail may: the signature says whose mails of which kind end, and nothing else can be done with it. */
export async function unsubscribe(ctx: Context, token: string) {
  const subscription = subscriptionOf(ctx, token);
  await ctx.db
    .updateTable("users")
    .set({ [WANTED_IN[subscription.category]]: false })
    .where("id", "=", subscription.userId)
    .execute();
}
