import { lockEmail } from "#features/accounts/auth/email-lock.ts";
import type { Context } from "#platform/context.ts";
import { emailOfToken } from "../unsubscribe-link.ts";

/**
 * Needs no session: the link names the address and allows nothing else. Nothing is kept about people without an
 * account.
 */
export async function unsubscribe({ db, config }: Context, token: string) {
  const email = emailOfToken(config, token);
  await db.transaction().execute(async (tx) => {
    await lockEmail(tx, email);
    // The account first: erasing it, or changing its address, also locks it before deleting the subscription.
    await tx
      .updateTable("users")
      .set({ newsletter: false })
      .where((eb) => eb(eb.fn("lower", ["email"]), "=", email))
      .execute();
    await tx.deleteFrom("newsletter_subscriptions").where("email", "=", email).execute();
  });
}
