import type { MemberContext } from "#platform/context.ts";
import { unauthorized } from "#platform/http/errors.ts";
import { limitRate } from "#platform/limits/rate-limit.ts";
import { logSecurity } from "#platform/security-log.ts";
import { isPassword } from "../../auth/passwords.ts";
import { hasSecondFactor } from "../factors.ts";
import { onlyOnAuth, useSecondStep, wrongPassword } from "../second-factor.errors.ts";
import { confirmSignIn } from "../complete-second-step.ts";

/** A fresh proof by password, for people without a second factor. */
export async function confirmPassword(ctx: MemberContext, password: string) {
  const { db, viewer, config, site, session } = ctx;
  if (site !== "auth") throw onlyOnAuth();
  if (session.kind !== "member") throw unauthorized();
  await limitRate(ctx, config.limits.signIn, "confirm-password", viewer.id);
  const { password_hash: known } = await db
    .selectFrom("users")
    .select("password_hash")
    .where("id", "=", viewer.id)
    .executeTakeFirstOrThrow();
  if (!(await isPassword(known, password))) {
    logSecurity(ctx, "confirmation refused", { personId: viewer.id, reason: "wrong password" });
    throw wrongPassword();
  }
  const { token, until } = await db.transaction().execute(async (tx) => {
    // Hashing takes long: in the meantime the password may have changed or a factor may have been added.
    const lockedUser = await tx
      .selectFrom("users")
      .select("id")
      .where("id", "=", viewer.id)
      .where("password_hash", "=", known)
      .forShare()
      .executeTakeFirst();
    if (!lockedUser) throw wrongPassword();
    if (await hasSecondFactor(tx, viewer.id)) throw useSecondStep();
    return confirmSignIn(tx, ctx, session.method);
  });
  ctx.setSession(token, until);
  logSecurity(ctx, "identity confirmed", { personId: viewer.id, reason: "password" });
}
