import type { PasskeyAttestation } from "@inktvis/contract/features/accounts/second-step";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import { changeFactors, afterFactorAdded } from "../change-factors.ts";
import { deleteStep, lockStep, storeChallenge } from "../pending-step.ts";
import { attestationOptions, verifyAttestation } from "../passkeys.ts";
import { duplicatePasskey, onlyOnAuth, tooManyPasskeys, wrongPasskey } from "../second-factor.errors.ts";

const MAX_PASSKEYS = 20;

/** Options for a new passkey. Only on the auth site, because passkeys belong to its host. */
export function requestNewPasskey(ctx: MemberContext) {
  if (ctx.site !== "auth") throw onlyOnAuth();
  return changeFactors(ctx, async (tx, { factors, owner }) => {
    if (factors.passkeys >= MAX_PASSKEYS) throw tooManyPasskeys();
    const known = await tx
      .selectFrom("passkeys")
      .select(["credential_id", "transports"])
      .where("user_id", "=", owner.id)
      .execute();
    const options = await attestationOptions(ctx.config, { user: owner, known });
    await storeChallenge(tx, ctx, { userId: owner.id, challenge: options.challenge });
    return { result: { data: options } };
  });
}

/**
 * Stores the new passkey.
 * @throws 422 for one that was not requested or exists already
 */
export function addPasskey(
  ctx: MemberContext,
  { name, attestation }: { name: string; attestation: z.output<typeof PasskeyAttestation> },
) {
  if (ctx.site !== "auth") throw onlyOnAuth();
  return changeFactors(ctx, async (tx, { factors, owner }) => {
    if (factors.passkeys >= MAX_PASSKEYS) throw tooManyPasskeys();
    const step = await lockStep(tx, ctx, owner.id);
    const credential =
      step?.passkey_challenge && (await verifyAttestation(ctx.config, attestation, step.passkey_challenge));
    if (!credential) throw wrongPasskey();
    await deleteStep(tx, step);
    const added = await tx
      .insertInto("passkeys")
      .values({
        user_id: owner.id,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: credential.transports ?? [],
        name,
        created_at: ctx.now,
      })
      .onConflict((conflict) => conflict.column("credential_id").doNothing())
      .executeTakeFirst();
    if (!added.numInsertedOrUpdatedRows) throw duplicatePasskey();
    const data = await afterFactorAdded(tx, ctx, factors, "passkey");
    return { notification: { change: "passkey-added", name }, result: { data } };
  });
}
