import type { Context } from "#platform/context.ts";
import { factorsOf } from "../factors.ts";
import { spendCode } from "../recovery-codes.ts";
import { wrongRecoveryCode } from "../second-factor.errors.ts";
import { factorChanged } from "../second-factor.kinds.ts";
import { takeSecondStep } from "../take-second-step.ts";

/** The second step with a recovery code, which is gone then; its owner hears of it. */
export const takeRecoveryCode = (ctx: Context, code: string) =>
  takeSecondStep(ctx, {
    method: "recovery",
    refusal: wrongRecoveryCode,
    async isRight(tx, { userId }) {
      if (!(await spendCode(tx, ctx.config, { userId, code }))) return false;
      const { recoveryCodes: left } = await factorsOf(tx, userId);
      await ctx.jobs.enqueue(tx, factorChanged, { userId, change: "code-used", left });
      return true;
    },
  });
