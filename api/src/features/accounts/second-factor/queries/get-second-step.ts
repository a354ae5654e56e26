import type { Context } from "#platform/context.ts";
import { factorsOf, isOn } from "../factors.ts";
import { pendingSignIn } from "../pending-step.ts";
import { onlyOnAuth } from "../second-factor.errors.ts";

/** Which proofs this browser can give; null for a visitor without a pending sign-in. */
export async function getSecondStep(ctx: Context) {
  const { db, site, viewer } = ctx;
  if (site !== "auth") throw onlyOnAuth();
  const pending = await pendingSignIn(db, ctx);
  const userId = pending?.user_id ?? viewer?.id;
  if (!userId) return { data: null };
  const factors = await factorsOf(db, userId);
  return {
    data: {
      purpose: pending ? ("signIn" as const) : ("confirm" as const),
      password: !pending && !isOn(factors),
      totp: factors.totp,
      passkey: factors.passkeys > 0,
      recoveryCode: isOn(factors) && factors.recoveryCodes > 0,
    },
  };
}
