import type { Context } from "#platform/context.ts";
import { wrongToken } from "../second-factor.errors.ts";
import { completeSecondStep } from "../complete-second-step.ts";
import { consumeTotp } from "../totp.ts";

export const completeWithTotp = (ctx: Context, token: string) =>
  completeSecondStep(ctx, {
    method: "totp",
    refusal: wrongToken,
    verify: (tx, { userId }) => consumeTotp(tx, ctx, { userId, token, state: "used" }),
  });
