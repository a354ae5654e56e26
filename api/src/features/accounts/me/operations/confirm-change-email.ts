import type { Context } from "#platform/context.ts";
import { gone } from "#platform/http/errors.ts";
import { logSecurity } from "#platform/security-log.ts";
import { deletePendingEmailChanges, claimEmail } from "../../auth/email-changes.ts";
import { emailChanged } from "../../auth/auth.jobs.ts";
import { isLinkToken, oldestFreshLink } from "../../auth/mail-links.ts";
import { lockPersonRow } from "#features/people/people/lock-person-row.ts";

const STALE =
  "Je hebt misschien te lang gewacht: deze link is niet geldig of ouder dan een uur. Vraag de wijziging opnieuw aan.";

/** Puts the new address in force. Works in any browser: the link itself is the proof. */
export async function confirmChangeEmail(ctx: Context, input: { userId: string; token: string }) {
  const { db, now, config, jobs } = ctx;
  const isChanged = await db.transaction().execute(async (tx) => {
    const user = await lockPersonRow(tx, input.userId).select(["id", "email", "password_hash"]).executeTakeFirst();
    if (!user) throw gone(STALE);
    const changes = await tx
      .selectFrom("email_changes")
      .select(["id", "email", "issued_at as issuedAt", "used_at", "undone_at"])
      .where("user_id", "=", user.id)
      .where("issued_at", ">", oldestFreshLink(now))
      .execute();
    const change = changes.find((candidate) => isLinkToken(config, "change-email", candidate, input.token));
    if (!change || change.undone_at) throw gone(STALE);
    if (change.used_at) return false;
    if (!(await claimEmail(tx, user, change.email, now))) throw gone(STALE);
    await tx
      .updateTable("email_changes")
      .set({ used_at: now, old_email: user.email, known_passwords: [user.password_hash] })
      .where("id", "=", change.id)
      .execute();
    await deletePendingEmailChanges(tx, user.id);
    // Reset links that went to the old address must not work any more.
    await tx.deleteFrom("password_resets").where("user_id", "=", user.id).execute();
    for (const to of ["old", "new"] as const) await jobs.enqueue(tx, emailChanged, { emailChangeId: change.id, to });
    return true;
  });
  if (isChanged) logSecurity(ctx, "e-mail address changed", { personId: input.userId });
}
