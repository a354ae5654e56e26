import type { MemberContext } from "#platform/context.ts";
import { changeFactors } from "../change-factors.ts";
import { isOn } from "../factors.ts";
import { replaceRecoveryCodes } from "../recovery-codes.ts";
import { noSecondFactor } from "../second-factor.errors.ts";

/** Replaces all recovery codes. */
export const renewRecoveryCodes = (ctx: MemberContext) =>
  changeFactors(ctx, async (tx, { owner, factors }) => {
    if (!isOn(factors)) throw noSecondFactor();
    const recoveryCodes = await replaceRecoveryCodes(tx, ctx.config, owner.id);
    return { notification: { change: "codes-renewed" }, result: { data: { recoveryCodes } } };
  });
