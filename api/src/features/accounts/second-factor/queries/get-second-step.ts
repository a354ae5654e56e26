import type { Context } from "#platform/context.ts";
import { factorsOf, isOn } from "../factors.ts";
import { signInUnderWay } from "../open-step.ts";
import { onlyOnAuth } from "../second-factor.errors.ts";

/** What this browser can prove, and with what; null for a visitor who has nothing under way. */
export async function getSecondStep(ctx: Context) {
  const { db, site, viewer } = ctx;
  if (site !== "auth") throw onlyOnAuth();
  const underWay = await signInUnderWay(db, ctx);
  const userId = underWay?.user_id ?? viewer?.id;
  if (!userId) return { data: null };
  const factors = await factorsOf(db, userId);
  return {
    data: {
      purpose: underWay ? ("signIn" as const) : ("confirm" as const),
      password: !underWay && !isOn(factors),
      totp: factors.totp,
      passkey: factors.passkeys > 0,
      recoveryCode: isOn(factors) && factors.recoveryCodes > 0,
    },
  };
}
