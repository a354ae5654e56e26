import type { Tx } from "../../platform/db/database.ts";
import { lockEmail } from "./email-lock.ts";

/** Ends what is under way to another address; an address that holds already can still be undone. */
export const dropPendingEmailChanges = (tx: Tx, userId: string) =>
  tx.deleteFrom("email_changes").where("user_id", "=", userId).where("used_at", "is", null).execute();

/** Gives somebody, whose row is held, another address; false when it is that of another account. */
export async function takeEmail(tx: Tx, user: { id: string; email: string }, email: string) {
  await lockEmail(tx, email.toLowerCase());
  const taken = await tx
    .selectFrom("users")
    .select("id")
    .where((eb) => eb(eb.fn("lower", ["email"]), "=", email.toLowerCase()))
    .where("id", "<>", user.id)
    .executeTakeFirst();
  if (taken) return false;
  // What was mailed before there was an account stays theirs, and goes when they go.
  await tx
    .updateTable("mail_log")
    .set({ user_id: user.id })
    .where("user_id", "is", null)
    .where((eb) => eb(eb.fn("lower", ["email"]), "=", user.email.toLowerCase()))
    .execute();
  await tx.updateTable("users").set({ email }).where("id", "=", user.id).execute();
  return true;
}
