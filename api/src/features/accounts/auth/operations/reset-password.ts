import type { ResetPasswordInput } from "@inktvis/contract/features/accounts/auth";
import type * as z from "zod";
import type { Context } from "#platform/context.ts";
import { gone } from "#platform/http/errors.ts";
import { limitRate } from "#platform/limits/rate-limit.ts";
import { logSecurity } from "#platform/security-log.ts";
import { endAllSignIns } from "#platform/sessions/session-store.ts";
import { passwordReset } from "../auth.jobs.ts";
import { deletePendingEmailChanges } from "../email-changes.ts";
import { isLinkToken, oldestFreshLink } from "../mail-links.ts";
import { hashPassword } from "../passwords.ts";
import { refuseWeakPassword } from "../weak-passwords.ts";

const STALE = "Deze link is niet geldig of ouder dan een uur. Vraag een nieuwe om je wachtwoord te herstellen.";

/**
 * Sets a new password with a reset link, which works once, and ends all sign-ins
 * (docs/product/sign-in.md#password-reset).
 */
export async function resetPassword(ctx: Context, { email, token, password }: z.output<typeof ResetPasswordInput>) {
  const { db, now, config, jobs } = ctx;
  await limitRate(ctx, config.limits.reset, "reset", ctx.network);
  const personId = await db.transaction().execute(async (tx) => {
    // Locks the user first, as everything that changes a password does.
    const user = await tx
      .selectFrom("users")
      .select(["id", "email", "nickname"])
      .where((eb) => eb(eb.fn("lower", ["email"]), "=", email))
      .forUpdate()
      .executeTakeFirst();
    if (!user) throw gone(STALE);
    const { id: userId } = user;
    const resets = await tx
      .selectFrom("password_resets")
      .select(["id", "issued_at as issuedAt"])
      .where("user_id", "=", userId)
      .where("used_at", "is", null)
      .where("issued_at", ">", oldestFreshLink(now))
      .execute();
    if (!resets.some((candidate) => isLinkToken(config, "reset-password", candidate, token))) throw gone(STALE);
    refuseWeakPassword(password, user);
    // A used link invalidates all other open reset links.
    await tx
      .updateTable("password_resets")
      .set({ used_at: now })
      .where("user_id", "=", userId)
      .where("used_at", "is", null)
      .execute();
    await tx
      .updateTable("users")
      .set({ password_hash: await hashPassword(password) })
      .where("id", "=", userId)
      .execute();
    // An attacker with a session may have requested another address: that must not survive the reset.
    await deletePendingEmailChanges(tx, userId);
    await endAllSignIns(tx, userId);
    await jobs.enqueue(tx, passwordReset, { userId });
    return userId;
  });
  logSecurity(ctx, "password changed", { personId, reason: "forgotten" });
}
