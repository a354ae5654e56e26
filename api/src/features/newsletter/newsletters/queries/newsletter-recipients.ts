import { isSubscribedTo } from "#features/accounts/mail-preferences/is-subscribed-to.ts";
import type { Database, Tx } from "#platform/db/database.ts";

/** Members who get the newsletter. */
export const subscribedMembers = (db: Database | Tx) =>
  db.selectFrom("users as user").where(isSubscribedTo("newsletter"));

/** Subscribed addresses without an account. */
export const subscribedAddresses = (db: Database | Tx) =>
  db.selectFrom("newsletter_subscriptions as subscription").where("subscription.confirmed_at", "is not", null);
