import { Secret, TOTP } from "otpauth";
import type { Context, MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { seal, unseal } from "#platform/secrets.ts";

/* Authenticator codes: six digits, thirty seconds, SHA-1, which every app supports. */

const ISSUER = "Inktvis";
const PURPOSE = "totp-secret";
/** Accepts a clock that is one step ahead or behind. */
const WINDOW = 1;

/** A new secret; the URI goes into a QR code. */
export function newTotp({ config }: MemberContext, user: { id: string; email: string }) {
  const secret = new Secret({ size: 20 });
  const uri = new TOTP({ issuer: ISSUER, label: user.email, secret }).toString();
  return { secret: secret.base32, uri, sealed: seal(config.secret, PURPOSE, user.id, secret.bytes) };
}

/**
 * Verifies a code and consumes it with all earlier ones. Locks the app, so that of two concurrent uses one succeeds.
 * @param state whether the app is in force or being set up
 */
export async function consumeTotp(
  tx: Tx,
  { config, now }: Pick<Context, "config" | "now">,
  { userId, token, state }: { userId: string; token: string; state: "used" | "pending" },
) {
  const app = await tx
    .selectFrom("totp_factors")
    .select(["sealed_secret", "last_step"])
    .where("user_id", "=", userId)
    .where("confirmed_at", state === "used" ? "is not" : "is", null)
    .forUpdate()
    .executeTakeFirst();
  const bytes = app && unseal(config.secret, PURPOSE, userId, app.sealed_secret);
  if (!bytes) return false;
  const timestamp = now.getTime();
  const secret = new Secret({ buffer: new Uint8Array(bytes).buffer });
  const delta = TOTP.validate({ secret, token, timestamp, window: WINDOW });
  if (delta === null) return false;
  const step = TOTP.counter({ timestamp }) + delta;
  if (step <= app.last_step) return false;
  await tx
    .updateTable("totp_factors")
    .set({ last_step: step, last_used_at: now })
    .where("user_id", "=", userId)
    .execute();
  return true;
}
