import type { Database, Tx } from "#platform/db/database.ts";
import { conflict } from "#platform/http/errors.ts";
import { lockEmail } from "./email-lock.ts";

/** Why a request for another address ended; its link says so (confirm-change-email). */
export type EmailChangeEnd = "newer" | "withdrawn" | "password" | "restored";

/**
 * Ends the change that is waiting for confirmation, if any, and returns it. A confirmed change stays and can be undone.
 * The caller has locked the person.
 */
export const endPendingEmailChange = (tx: Tx, userId: string, by: EmailChangeEnd, now: Date) =>
  tx
    .updateTable("email_changes")
    .set({ ended_at: now, ended_by: by })
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .where("ended_at", "is", null)
    .returning(["id", "email", "issued_at as issuedAt"])
    .executeTakeFirst();

/** The error when the change that a page still shows is not the pending one: another one is pending, or none. */
export const otherChangePending = () =>
  conflict("other-change-pending", "Dit adres wacht niet meer op bevestiging. Kijk na wat er nu staat.");

/** The address that a change requested; undefined once the change has been swept. */
export async function emailOfChange(db: Database, id: string | null) {
  if (!id) return undefined;
  return (await db.selectFrom("email_changes").select("email").where("id", "=", id).executeTakeFirst())?.email;
}

/**
 * Changes the address of a user whose row is locked: the only place that writes `users.email`. The end of the old
 * address is stored in `former_emails`, so that what was sent to it stays with this person when somebody else gets the
 * address. Returns false when another account has the address.
 */
export async function claimEmail(tx: Tx, user: { id: string; email: string }, email: string, now: Date) {
  // The same address but for capitals: nobody else can get it. Not locked, because confirming a newsletter subscription
  // locks the address before the user's row.
  if (email.toLowerCase() === user.email.toLowerCase()) {
    await tx.updateTable("users").set({ email }).where("id", "=", user.id).execute();
    return true;
  }
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
