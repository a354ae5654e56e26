import type { Tx } from "#platform/db/database.ts";
import { lockEmail } from "./email-lock.ts";

/** Deletes unconfirmed changes; a confirmed one stays and can be undone. */
export const deletePendingEmailChanges = (tx: Tx, userId: string) =>
  tx.deleteFrom("email_changes").where("user_id", "=", userId).where("used_at", "is", null).execute();

/**
 * Changes the address of a user whose row is locked: the only place that writes `users.email`. The end of the old
 * address is stored in `former_emails`, so that what was sent to it stays with this person when somebody else gets the
 * address. Returns false when another account has the address.
 */
export async function claimEmail(tx: Tx, user: { id: string; email: string }, email: string, now: Date) {
  await lockEmail(tx, email.toLowerCase());
  const existing = await tx
    .selectFrom("users")
    .select("id")
    .where((eb) => eb(eb.fn("lower", ["email"]), "=", email.toLowerCase()))
    .where("id", "<>", user.id)
    .executeTakeFirst();
  if (existing) return false;
  await tx
    .insertInto("former_emails")
    .values({ user_id: user.id, email: user.email, given_up_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx.updateTable("users").set({ email }).where("id", "=", user.id).execute();
  return true;
}
