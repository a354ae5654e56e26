import type { ResetLinkInput, ResetPasswordInput } from "@inktvis/contract/features/accounts/auth";
import type * as z from "zod";
import type { Context } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import { gone, invalid } from "#platform/http/errors.ts";
import { limitRate } from "#platform/limits/rate-limit.ts";
import { logSecurity } from "#platform/security-log.ts";
import { endAllSignIns } from "#platform/sessions/session-store.ts";
import { lockPersonRow } from "#features/people/people/lock-person-row.ts";
import { passwordReset } from "../auth.jobs.ts";
import { endPendingEmailChange } from "../email-changes.ts";
import { isLinkToken, oldestFreshLink } from "../mail-links.ts";
import { hashPassword, isPassword } from "../passwords.ts";
import { refuseWeakPassword } from "../weak-passwords.ts";

const STALE =
  "Deze link is niet geldig, al gebruikt of ouder dan een uur. Vraag een nieuwe om je wachtwoord te herstellen.";
const KNOWN =
  "Dit wachtwoord kent wie je e-mailadres veranderde misschien ook. Kies een ander, dat je nog nergens gebruikt.";

type ResetLink = z.output<typeof ResetLinkInput>;

/**
 * Checks a reset link for the page that it opens, without using it up.
 * @throws 410 for an invalid link
 */
export async function checkResetLink(ctx: Context, link: ResetLink) {
  await limitRate(ctx, ctx.config.limits.reset, "reset-check", ctx.network);
  await ownerOf(ctx, link);
}

/**
 * Sets a new password with a reset link, which works once, and ends all sign-ins
 * (docs/product/sign-in.md#password-reset).
 */
export async function resetPassword(ctx: Context, { password, ...link }: z.output<typeof ResetPasswordInput>) {
  const { db, now, config, jobs } = ctx;
  await limitRate(ctx, config.limits.reset, "reset", ctx.network);
  const user = await ownerOf(ctx, link);
  refuseWeakPassword(password, user);
  await refuseKnownPassword(db, user.id, password);
  // Before any lock is taken: hashing takes long.
  const chosen = await hashPassword(password);
  await db.transaction().execute(async (tx) => {
    await lockPersonRow(tx, user.id).select("id").execute();
    await requireLink(tx, ctx, user.id, link.token);
    // Invalidates the other pending links too.
    await tx
      .updateTable("password_resets")
      .set({ used_at: now })
      .where("user_id", "=", user.id)
      .where("used_at", "is", null)
      .execute();
    await tx.updateTable("users").set({ password_hash: chosen }).where("id", "=", user.id).execute();
    // A stranger with a session may have requested another address, which must not outlive the session.
    const ended = await endPendingEmailChange(tx, user.id, "password", now);
    await endAllSignIns(tx, user.id);
    await jobs.enqueue(tx, passwordReset, { userId: user.id, endedEmailChangeId: ended?.id ?? null });
  });
  logSecurity(ctx, "password changed", { personId: user.id, reason: "forgotten" });
}

/**
 * Returns the account of a valid link.
 * @throws 410 for an invalid link
 */
async function ownerOf(ctx: Context, { email, token }: ResetLink) {
  const user = await ctx.db
    .selectFrom("users")
    .select(["id", "email", "nickname"])
    .where((eb) => eb(eb.fn("lower", ["email"]), "=", email))
    .executeTakeFirst();
  if (!user) throw gone(STALE);
  await requireLink(ctx.db, ctx, user.id, token);
  return user;
}

/** @throws 410 for a link that was used, expired, or belongs to somebody else */
async function requireLink(db: Database | Tx, { config, now }: Context, userId: string, token: string) {
  const resets = await db
    .selectFrom("password_resets")
    .select(["id", "issued_at as issuedAt"])
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .where("issued_at", ">", oldestFreshLink(now))
    .execute();
  if (!resets.some((candidate) => isLinkToken(config, "reset-password", candidate, token))) throw gone(STALE);
}

/**
 * Refuses passwords that a stranger may know: those of somebody who changed the address before that was undone.
 * @throws 422 at `password`
 */
async function refuseKnownPassword(db: Database, userId: string, password: string) {
  const undone = await db
    .selectFrom("email_changes")
    .select("known_passwords")
    .where("user_id", "=", userId)
    .where("undone_at", "is not", null)
    .execute();
  for (const known of new Set(undone.flatMap(({ known_passwords }) => known_passwords)))
    if (await isPassword(known, password)) throw invalid({ password: KNOWN });
}
