import type { Database, Tx } from "#platform/db/database.ts";
import { lockEmail } from "./email-lock.ts";

/**
 * Supersedes all pending registrations with this address, because another one is about to be mailed. Locks the address
 * until the transaction ends, so that only one of several concurrent registrations stays pending.
 */
export async function supersedeRegistrations(tx: Tx, email: string, now: Date) {
  await lockEmail(tx, email);
  await tx
    .updateTable("registrations")
    .set({ superseded_at: now })
    .where((eb) => eb(eb.fn("lower", ["email"]), "=", email))
    .where("confirmed_at", "is", null)
    .where("superseded_at", "is", null)
    .execute();
}

export const registrationOf = (db: Database | Tx, id: string) =>
  db.selectFrom("registrations").selectAll().where("id", "=", id).executeTakeFirst();

/** Locks the address before the row, in the order of `register`, so that they cannot deadlock. */
export async function lockRegistration(tx: Tx, id: string) {
  const known = await tx.selectFrom("registrations").select("email").where("id", "=", id).executeTakeFirst();
  if (!known) return undefined;
  await lockEmail(tx, known.email);
  return tx.selectFrom("registrations").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}
