import type { ChangePasswordInput } from "@inktvis/contract/features/accounts/settings";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import { invalid, unauthorized } from "#platform/http/errors.ts";
import { limitRate } from "#platform/limits/rate-limit.ts";
import { logSecurity } from "#platform/security-log.ts";
import { endOtherSignIns, rotateSession } from "#platform/sessions/session-store.ts";
import { endPendingEmailChange } from "../../auth/email-changes.ts";
import { hashPassword, isPassword } from "../../auth/passwords.ts";
import { refuseWeakPassword } from "../../auth/weak-passwords.ts";
import { passwordChanged } from "../settings.jobs.ts";

const WRONG = "Dit is niet je huidige wachtwoord.";

/**
 * Sets another password. Ends all other sign-ins and pending requests of the person, which may be a stranger's, and
 * rotates the session of this sign-in (docs/product/sign-in.md#logout).
 */
export async function changePassword(
  ctx: MemberContext,
  { oldPassword, password }: z.output<typeof ChangePasswordInput>,
) {
  const { db, viewer, session, config, now, site, jobs } = ctx;
  if (session.kind !== "member") throw unauthorized();
  await limitRate(ctx, config.limits.signIn, "change-password", viewer.id);
  const { password_hash: known, ...owner } = await db
    .selectFrom("users")
    .select(["password_hash", "email", "nickname"])
    .where("id", "=", viewer.id)
    .executeTakeFirstOrThrow();
  if (!(await isPassword(known, oldPassword))) throw invalid({ oldPassword: WRONG });
  refuseWeakPassword(password, owner);
  const chosen = await hashPassword(password);

  const { token, until } = await db.transaction().execute(async (tx) => {
    // Of two concurrent changes the second fails: the password that it checked is no longer stored.
    const changed = await tx
      .updateTable("users")
      .set({ password_hash: chosen })
      .where("id", "=", viewer.id)
      .where("password_hash", "=", known)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) throw invalid({ oldPassword: WRONG });
    const signIn = await tx
      .selectFrom("sign_ins")
      .select("id")
      .where("id", "=", session.signInId)
      .forUpdate()
      .executeTakeFirst();
    if (!signIn) throw unauthorized();
    await endOtherSignIns(tx, viewer.id, signIn.id);
    await tx.deleteFrom("password_resets").where("user_id", "=", viewer.id).execute();
    const ended = await endPendingEmailChange(tx, viewer.id, "password", now);
    await jobs.enqueue(tx, passwordChanged, { userId: viewer.id, endedEmailChangeId: ended?.id ?? null });
    return rotateSession(tx, session, site, now);
  });
  ctx.setSession(token, until);
  logSecurity(ctx, "password changed", { personId: viewer.id });
}
