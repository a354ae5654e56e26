import type { Tx } from "#platform/db/database.ts";
import { lockEmail } from "./email-lock.ts";

/** Ends what is under way to another address; an address that holds already can still be undone. */
export const deletePendingEmailChanges = (tx: Tx, userId: string) =>
  tx.deleteFrom("email_changes").where("user_id", "=", userId).where("used_at", "is", null).execute();

/**
 * Gives somebody, whose row is held, another address: the one place where `users.email` changes. Until when the old one
 * was theirs is kept, so that what was sent there stays theirs, whoever has it next; an address may be given up and come
 * back any number of times. Answers false when it is that of another account.
 */
export async function claimEmail(tx: Tx, user: { id: string; email: string }, email: string, now: Date) {
  await lockEmail(tx, email.toLowerCase());
  const taken = await tx
    .selectFrom("users")
    .select("id")
    .where((eb) => eb(eb.fn("lower", ["email"]), "=", email.toLowerCase()))
    .where("id", "<>", user.id)
    .executeTakeFirst();
  if (taken) return false;
  await tx
    .insertInto("former_emails")
    .values({ user_id: user.id, email: user.email, given_up_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx.updateTable("users").set({ email }).where("id", "=", user.id).execute();
  return true;
}
