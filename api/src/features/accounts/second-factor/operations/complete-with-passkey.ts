import type { PasskeyAssertion } from "@inktvis/contract/features/accounts/second-step";
import type * as z from "zod";
import type { Context } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { assertionOptions, verifyAssertion } from "../passkeys.ts";
import { storeChallenge, pendingSignIn } from "../pending-step.ts";
import { onlyOnAuth, stepExpired, wrongPasskey } from "../second-factor.errors.ts";
import { completeSecondStep } from "../complete-second-step.ts";

/** Options for one of the person's passkeys. */
export async function requestPasskey(ctx: Context) {
  const { db, site, viewer, config } = ctx;
  if (site !== "auth") throw onlyOnAuth();
  const userId = (await pendingSignIn(db, ctx))?.user_id ?? viewer?.id;
  if (!userId) throw stepExpired();
  const known = await db
    .selectFrom("passkeys")
    .select(["credential_id", "transports"])
    .where("user_id", "=", userId)
    .execute();
  const options = await assertionOptions(config, known);
  await db.transaction().execute((tx) => storeChallenge(tx, ctx, { userId, challenge: options.challenge }));
  return { data: options };
}

export const completeWithPasskey = (ctx: Context, assertion: z.output<typeof PasskeyAssertion>) =>
  completeSecondStep(ctx, {
    method: "passkey",
    refusal: wrongPasskey,
    verify: (tx, { userId, challenge }) => isSigned(tx, ctx, { userId, challenge, assertion }),
  });

interface Signed {
  userId: string;
  /** Null once used: every attempt needs a new challenge. */
  challenge: string | null;
  assertion: z.output<typeof PasskeyAssertion>;
}

async function isSigned(tx: Tx, { config, now }: Context, { userId, challenge, assertion }: Signed) {
  const passkey = await tx
    .selectFrom("passkeys")
    .selectAll()
    .where("user_id", "=", userId)
    .where("credential_id", "=", assertion.id)
    .forUpdate()
    .executeTakeFirst();
  if (!passkey || challenge === null) return false;
  const { id, credential_id, counter, transports } = passkey;
  const publicKey = new Uint8Array(passkey.public_key);
  const credential = { id: credential_id, publicKey, counter, transports };
  const newCounter = await verifyAssertion(config, assertion, { credential, expectedChallenge: challenge });
  if (newCounter === undefined) return false;
  await tx.updateTable("passkeys").set({ counter: newCounter, last_used_at: now }).where("id", "=", id).execute();
  return true;
}
