import type { Tx } from "../../platform/db/database.ts";

/**
 * Gives an account another address: the one place where `users.email` changes. Until when the old one was theirs is kept
 * with it, so that what was sent there stays theirs, whoever has it next; an address may be given up and come back any
 * number of times. Holds the row of the person. The caller holds the address (`lockEmail`) and knows that it is free.
 * Answers the old one.
 */
export async function changeAddress(tx: Tx, { userId, email, now }: { userId: string; email: string; now: Date }) {
  const { email: oldEmail } = await tx
    .selectFrom("users")
    .select("email")
    .where("id", "=", userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("former_emails")
    .values({ user_id: userId, email: oldEmail, given_up_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx.updateTable("users").set({ email }).where("id", "=", userId).execute();
  return oldEmail;
}
