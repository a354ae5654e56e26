import type { MemberContext } from "#platform/context.ts";
import { unauthorized } from "#platform/http/errors.ts";
import { limitRate } from "#platform/limits/rate-limit.ts";
import { isPassword } from "../../auth/passwords.ts";
import { hasSecondFactor } from "../factors.ts";
import { onlyOnAuth, useSecondStep, wrongPassword } from "../second-factor.errors.ts";
import { confirmSignIn } from "../complete-second-step.ts";

/** Proves again who is signed in, by the password; for who has no second factor. */
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
  if (!(await isPassword(known, password))) throw wrongPassword();
  const { token, until } = await db.transaction().execute(async (tx) => {
    // Checking takes long: another one may have been chosen meanwhile, or a second factor added.
    const held = await tx
      .selectFrom("users")
      .select("id")
      .where("id", "=", viewer.id)
      .where("password_hash", "=", known)
      .forShare()
      .executeTakeFirst();
    if (!held) throw wrongPassword();
    if (await hasSecondFactor(tx, viewer.id)) throw useSecondStep();
    return confirmSignIn(tx, ctx, session.method);
  });
  ctx.setSession(token, until);
}
