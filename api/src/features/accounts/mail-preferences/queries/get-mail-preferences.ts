import type { MailPreferences } from "@inktvis/contract/features/accounts/mail-preferences";
import type { Context, MemberContext } from "#platform/context.ts";
import { brokenLink, subscriptionOf } from "../unsubscribe-token.ts";

export async function getMailPreferences({ db, viewer }: MemberContext) {
  return { data: await preferencesOf(db, viewer.id).executeTakeFirstOrThrow() };
}

/** What an unsubscribe link would end, for the confirmation page. */
export async function getSubscription(ctx: Context, token: string) {
  const subscription = subscriptionOf(ctx, token);
  const preferences: MailPreferences | undefined = await preferencesOf(ctx.db, subscription.userId).executeTakeFirst();
  if (!preferences) throw brokenLink();
  return { data: { category: subscription.category, isSubscribed: preferences[subscription.category] } };
}

const preferencesOf = (db: Context["db"], userId: string) =>
  db
    .selectFrom("users")
    .select(["mail_follows as follows", "mail_academy as academy", "mail_courses as courses", "newsletter"])
    .where("id", "=", userId);
