import { lockEmail } from "#features/accounts/auth/email-lock.ts";
import type { Context } from "#platform/context.ts";
import { emailOfToken } from "../unsubscribe-link.ts";

/** Needs no session: the link names the address and allows nothing else. Nothing is kept of who has no account. */
export async function unsubscribe({ db, config }: Context, token: string) {
  const email = emailOfToken(config, token);
  await db.transaction().execute(async (tx) => {
    await lockEmail(tx, email);
    // The account first: whoever erases it, or changes its address, has it before they delete what the address asked.
    await tx
      .updateTable("users")
      .set({ newsletter: false })
      .where((eb) => eb(eb.fn("lower", ["email"]), "=", email))
      .execute();
    await tx.deleteFrom("newsletter_subscriptions").where("email", "=", email).execute();
  });
}
