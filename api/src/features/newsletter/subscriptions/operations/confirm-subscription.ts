import { lockEmail } from "#features/accounts/auth/email-lock.ts";
import type { Context } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import { gone } from "#platform/http/errors.ts";
import { isConfirmable, isTokenOf } from "../subscription-link.ts";

const INVALID =
  "Deze link is al gebruikt, of klopt niet. Bevestigde je er al mee, dan is je inschrijving in orde. Krijg je de nieuwsbrief toch niet? Schrijf je dan opnieuw in.";
const EXPIRED = "Deze link is ouder dan zeven dagen. Schrijf je opnieuw in, dan krijg je een nieuwe.";

const askedRow = (db: Database | Tx, id: string) =>
  db.selectFrom("newsletter_subscriptions").selectAll().where("id", "=", id).executeTakeFirst();

/**
 * Confirms a subscription with the link in the mail; repeating it is no error. When the address belongs to an account,
 * the account becomes subscribed instead, and the row is deleted, so that the link stops working.
 * @throws 410 when the link is not valid, too old, or was used for an account
 */
export async function confirmSubscription(ctx: Context, { id, token }: { id: string; token: string }) {
  const { db, config, now } = ctx;
  const asked = await askedRow(db, id);
  if (!asked || !isTokenOf(config, asked, token)) throw gone(INVALID);
  if (!asked.confirmed_at && !isConfirmable(asked, now)) throw gone(EXPIRED);
  return db.transaction().execute(async (tx) => {
    // So that no account gets the address in the meantime.
    await lockEmail(tx, asked.email);
    const account = await tx
      .updateTable("users")
      .set({ newsletter: true })
      // Not a second time: after the first use of the link they may have unsubscribed.
      .where(({ exists }) => exists(tx.selectFrom("newsletter_subscriptions").select("id").where("id", "=", id)))
      .where((eb) => eb(eb.fn("lower", ["email"]), "=", asked.email))
      .returning("receive_only_crucial_email as isHeldBack")
      .executeTakeFirst();
    if (account) await tx.deleteFrom("newsletter_subscriptions").where("id", "=", id).execute();
    else
      await tx
        .updateTable("newsletter_subscriptions")
        .set({ confirmed_at: now })
        .where("id", "=", id)
        .where("confirmed_at", "is", null)
        .execute();
    return { data: { isHeldBack: account?.isHeldBack ?? false } };
  });
}
