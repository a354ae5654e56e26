import type { Context } from "#platform/context.ts";
import { wrongToken } from "../second-factor.errors.ts";
import { takeSecondStep } from "../take-second-step.ts";
import { spendTotp } from "../totp.ts";

/** The second step with a code of the authenticator app. */
export const takeTotp = (ctx: Context, token: string) =>
  takeSecondStep(ctx, {
    method: "totp",
    refusal: wrongToken,
    isRight: (tx, { userId }) => spendTotp(tx, ctx, { userId, token, state: "used" }),
  });
