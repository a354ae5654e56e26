import type { Context } from "../../../platform/context.ts";
import { gone } from "../../../platform/http/errors.ts";
import { changeAddress, emailChanged, isLinkToken, lockEmail, oldestFreshLink } from "../../auth/auth.module.ts";

const STALE =
  "Je hebt misschien te lang gewacht: deze link is niet geldig of ouder dan een uur. Vraag de wijziging opnieuw aan.";

/** Makes the address of the link the account's own. Works in any browser: the link itself is the proof. */
export async function confirmChangeEmail({ db, now, config, jobs }: Context, input: { userId: string; token: string }) {
  await db.transaction().execute(async (tx) => {
    const changes = await tx
      .selectFrom("email_changes")
      .select(["id", "email", "issued_at as issuedAt", "used_at"])
      .where("user_id", "=", input.userId)
      .where("issued_at", ">", oldestFreshLink(now))
      .orderBy("id")
      .forUpdate()
      .execute();
    const change = changes.find((candidate) => isLinkToken(config, "change-email", candidate, input.token));
    if (!change) throw gone(STALE);
    if (change.used_at) return;
    await lockEmail(tx, change.email);
    const taken = await tx
      .selectFrom("users")
      .select("id")
      .where((eb) => eb(eb.fn("lower", ["email"]), "=", change.email))
      .executeTakeFirst();
    if (taken) throw gone(STALE);
    const oldEmail = await changeAddress(tx, { userId: input.userId, email: change.email, now });
    await tx.updateTable("email_changes").set({ used_at: now }).where("user_id", "=", input.userId).execute();
    // A link to choose a password that went to the old address is no longer its to use.
    await tx.deleteFrom("password_resets").where("user_id", "=", input.userId).execute();
    for (const to of [oldEmail, change.email]) await jobs.enqueue(tx, emailChanged, { userId: input.userId, to });
  });
}
