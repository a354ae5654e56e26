import { isStaff } from "@inktvis/contract/access";
import type { MemberContext } from "#platform/context.ts";
import { isConfirmed } from "../change-factors.ts";
import { factorsOf, isOn } from "../factors.ts";

/** What a person has set up, without secrets. */
export async function getSecondFactor(ctx: MemberContext) {
  const { db, viewer, config } = ctx;
  const factors = await factorsOf(db, viewer.id);
  const totp = await db
    .selectFrom("totp_factors")
    .select(["confirmed_at", "last_used_at"])
    .where("user_id", "=", viewer.id)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
  const passkeys = await db
    .selectFrom("passkeys")
    .select(["id", "name", "created_at", "last_used_at"])
    .where("user_id", "=", viewer.id)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return {
    data: {
      isOn: isOn(factors),
      isDemanded: config.staffSecondFactor && isStaff(viewer.roles),
      isConfirmed: await isConfirmed(db, ctx, factors),
      totp: totp?.confirmed_at
        ? { createdAt: totp.confirmed_at.toISOString(), lastUsedAt: totp.last_used_at?.toISOString() ?? null }
        : null,
      passkeys: passkeys.map((passkey) => ({
        id: passkey.id,
        name: passkey.name,
        createdAt: passkey.created_at.toISOString(),
        lastUsedAt: passkey.last_used_at?.toISOString() ?? null,
      })),
      recoveryCodesLeft: factors.recoveryCodes,
    },
  };
}
