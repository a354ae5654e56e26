import { sql } from "kysely";
import type { Context } from "#platform/context.ts";
import { gone, refused } from "#platform/http/errors.ts";
import { randomToken } from "#platform/secrets.ts";
import { logSecurity } from "#platform/security-log.ts";
import { endAllSignIns } from "#platform/sessions/session-store.ts";
import { addressGained } from "../../auth/address-gained.kind.ts";
import { claimEmail, endPendingEmailChange } from "../../auth/email-changes.ts";
import { emailChangeUndone } from "../../auth/auth.jobs.ts";
import { hashPassword } from "../../auth/passwords.ts";
import { isLinkToken, linkToken, oldestUndoableChange } from "../../auth/mail-links.ts";
import { lockPersonRow } from "#features/people/people/lock-person-row.ts";
import { deleteFactorsSince } from "../../second-factor/factors.ts";

const STALE =
  "Deze link is niet geldig, al gebruikt of ouder dan zeven dagen. Kan je je niet meer aanmelden? Antwoord dan op de mail waarin hij stond.";
const TAKEN =
  "Met je oude e-mailadres is er intussen een ander account. Antwoord op de mail waarin deze link stond, dan helpen we je.";

/**
 * Restores the old address for whoever reads its mail (docs/product/accounts.md#undoing-another-address), because the
 * change may be an attacker's. Ends all sign-ins, deletes pending requests and disables the password; the response
 * carries a token to choose a new one. Later changes are undone too; earlier ones can still be undone.
 * @throws 410 for a link that expired or was used, 422 when somebody else has taken the old address
 */
export async function undoChangeEmail(ctx: Context, input: { userId: string; token: string }) {
  const { db, now, config, jobs } = ctx;
  // Hashed before any lock is taken, because hashing takes long.
  const noPassword = await hashPassword(randomToken());
  const data = await db.transaction().execute(async (tx) => {
    const user = await lockPersonRow(tx, input.userId).select(["id", "email", "password_hash"]).executeTakeFirst();
    if (!user) throw gone(STALE);
    const changes = await tx
      .selectFrom("email_changes")
      .select(["id", "old_email", "used_at as issuedAt"])
      .where("user_id", "=", user.id)
      .where("used_at", ">", oldestUndoableChange(now))
      .where("undone_at", "is", null)
      .$narrowType<{ old_email: string; issuedAt: Date }>()
      .execute();
    const change = changes.find((candidate) => isLinkToken(config, "undo-change-email", candidate, input.token));
    if (!change) throw gone(STALE);
    const email = change.old_email;
    if (!(await claimEmail(tx, user, email, now))) throw refused(TAKEN);
    await tx.updateTable("users").set({ password_hash: noPassword }).where("id", "=", user.id).execute();
    const undone = await tx
      .updateTable("email_changes")
      // A password reset refuses these: a stranger may know them.
      .set({ undone_at: now, known_passwords: sql`array_append(known_passwords, ${user.password_hash})` })
      .where("user_id", "=", user.id)
      .where("used_at", ">=", change.issuedAt)
      .returning(["id", "email"])
      .execute();
    await endPendingEmailChange(tx, user.id, "restored", now);
    await tx.deleteFrom("password_resets").where("user_id", "=", user.id).execute();
    await endAllSignIns(tx, user.id);
    // A second factor that an attacker set up would lock the owner out. Older factors are the owner's.
    await deleteFactorsSince(tx, user.id, oldestUndoableChange(change.issuedAt));
    const reset = await tx
      .insertInto("password_resets")
      .values({ user_id: user.id, issued_at: now })
      .returning(["id", "issued_at as issuedAt"])
      .executeTakeFirstOrThrow();
    await jobs.enqueue(tx, addressGained, { userId: user.id });
    await jobs.enqueue(tx, emailChangeUndone, { emailChangeId: change.id, to: "old" });
    for (const { id } of undone.filter((each) => each.email !== email))
      await jobs.enqueue(tx, emailChangeUndone, { emailChangeId: id, to: "new" });
    return { email, token: linkToken(config, "reset-password", reset) };
  });
  logSecurity(ctx, "e-mail address put back", { personId: input.userId });
  return { data };
}
