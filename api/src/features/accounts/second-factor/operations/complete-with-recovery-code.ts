import type { Context } from "#platform/context.ts";
import { factorsOf } from "../factors.ts";
import { consumeRecoveryCode } from "../recovery-codes.ts";
import { wrongRecoveryCode } from "../second-factor.errors.ts";
import { factorChanged } from "../second-factor.kinds.ts";
import { completeSecondStep } from "../complete-second-step.ts";

/** Consumes the code and notifies its owner by mail. */
export const completeWithRecoveryCode = (ctx: Context, code: string) =>
  completeSecondStep(ctx, {
    method: "recovery",
    refusal: wrongRecoveryCode,
    async verify(tx, { userId }) {
      if (!(await consumeRecoveryCode(tx, ctx.config, { userId, code }))) return false;
      const { recoveryCodes: left } = await factorsOf(tx, userId);
      await ctx.jobs.enqueue(tx, factorChanged, { userId, change: "code-used", left });
      return true;
    },
  });
