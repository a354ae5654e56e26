import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { changeFactors } from "../change-factors.ts";
import { deleteFactors, hasSecondFactor } from "../factors.ts";
import { noSecondFactor, noSuchPasskey, noTotp } from "../second-factor.errors.ts";
import type { FactorChange } from "../second-factor.kinds.ts";

/** When no factor is left, the second step is disabled, and the mail says so. */
async function afterFactorRemoved(tx: Tx, userId: string, notification: FactorChange): Promise<FactorChange> {
  if (await hasSecondFactor(tx, userId)) return notification;
  await deleteFactors(tx, userId);
  return { change: "switched-off" };
}

export const removeTotp = (ctx: MemberContext) =>
  changeFactors(ctx, async (tx, { owner, factors }) => {
    if (!factors.totp) throw noTotp();
    await tx.deleteFrom("totp_factors").where("user_id", "=", owner.id).execute();
    return { notification: await afterFactorRemoved(tx, owner.id, { change: "totp-removed" }), result: undefined };
  });

export const removePasskey = (ctx: MemberContext, id: string) =>
  changeFactors(ctx, async (tx, { owner }) => {
    const removed = await tx
      .deleteFrom("passkeys")
      .where("id", "=", id)
      .where("user_id", "=", owner.id)
      .returning("name")
      .executeTakeFirst();
    if (!removed) throw noSuchPasskey();
    const notification = await afterFactorRemoved(tx, owner.id, { change: "passkey-removed", name: removed.name });
    return { notification, result: undefined };
  });

/** Deletes the app, the passkeys and the recovery codes. */
export const switchOff = (ctx: MemberContext) =>
  changeFactors(ctx, async (tx, { owner, factors }) => {
    if (!factors.totp && factors.passkeys === 0) throw noSecondFactor();
    await deleteFactors(tx, owner.id);
    return { notification: { change: "switched-off" }, result: undefined };
  });
