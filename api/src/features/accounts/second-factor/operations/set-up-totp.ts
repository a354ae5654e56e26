import type { MemberContext } from "#platform/context.ts";
import { changeFactors, afterFactorAdded } from "../change-factors.ts";
import { hasTotp, totpRestarted, wrongToken } from "../second-factor.errors.ts";
import { newTotp, consumeTotp } from "../totp.ts";
import { limitRate } from "#platform/limits/rate-limit.ts";

/**
 * Creates a new secret, which replaces an unconfirmed one. It is in force once a first code is confirmed (confirmTotp).
 */
export const startTotp = (ctx: MemberContext) =>
  changeFactors(ctx, async (tx, { factors, owner }) => {
    if (factors.totp) throw hasTotp();
    const { secret, uri, sealed } = newTotp(ctx, owner);
    const app = { sealed_secret: sealed, last_step: 0, created_at: ctx.now };
    await tx
      .insertInto("totp_factors")
      .values({ user_id: owner.id, ...app })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet(app))
      .execute();
    return { result: { data: { secret, uri, startedAt: ctx.now.toISOString() } } };
  });

/**
 * Puts the app in force.
 * @param input.startedAt when the secret of this code was created; by default the pending one is used
 * @throws 422 for a wrong code, 409 when another secret is pending, or none
 */
export async function confirmTotp(ctx: MemberContext, input: { token: string; startedAt?: string | undefined }) {
  const { token, startedAt } = input;
  const { viewer, now, config } = ctx;
  await limitRate(ctx, config.limits.signIn, "confirm-totp", viewer.id);
  return changeFactors(ctx, async (tx, { factors, owner }) => {
    if (factors.totp) throw hasTotp();
    const pending = await tx
      .selectFrom("totp_factors")
      .select("created_at")
      .where("user_id", "=", owner.id)
      .where("confirmed_at", "is", null)
      .executeTakeFirst();
    if (!pending || (startedAt && pending.created_at.toISOString() !== startedAt)) throw totpRestarted();
    if (!(await consumeTotp(tx, ctx, { userId: owner.id, token, state: "pending" }))) throw wrongToken();
    await tx.updateTable("totp_factors").set({ confirmed_at: now }).where("user_id", "=", owner.id).execute();
    return {
      notification: { change: "totp-added" },
      result: { data: await afterFactorAdded(tx, ctx, factors, "totp") },
    };
  });
}
