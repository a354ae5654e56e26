import type { Database, Tx } from "#platform/db/database.ts";

/** The account with this address. */
export const accountOf = (db: Database | Tx, email: string) =>
  db
    .selectFrom("users as user")
    .select(["user.id", "user.newsletter", "user.receive_only_crucial_email as isHeldBack"])
    .where((eb) => eb(eb.fn("lower", ["user.email"]), "=", email))
    .executeTakeFirst();

/** Whether an address is subscribed: as its account says, or without an account, whether it was confirmed. */
export async function isSubscribed(db: Database | Tx, email: string) {
  const account = await accountOf(db, email);
  if (account) return account.newsletter;
  const confirmed = await db
    .selectFrom("newsletter_subscriptions")
    .select("id")
    .where("email", "=", email)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
  return confirmed !== undefined;
}
