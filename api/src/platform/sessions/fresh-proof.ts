import type { MemberContext } from "../context.ts";
import type { Database, Tx } from "../db/database.ts";
import { confirmFirst, unauthorized } from "../http/errors.ts";
import { isFresh } from "./session-lifetime.ts";

/**
 * How and when this browser last proved that it is them, as it stands now: asked under the lock of the person, it tells
 * of a sign-in that ended while the request waited.
 * @throws 401 when the sign-in has ended
 */
export async function lastProof(db: Database | Tx, { session, now }: MemberContext) {
  if (session.kind !== "member") throw unauthorized();
  const signIn = await db
    .selectFrom("sign_ins")
    .select(["method", "confirmed_at"])
    .where("id", "=", session.signInId)
    .executeTakeFirst();
  if (!signIn) throw unauthorized();
  return { method: signIn.method, isFresh: isFresh(signIn.confirmed_at, now) };
}

/**
 * For what somebody who finds a computer unlocked, or has stolen a session, must not be able to do.
 * @throws 409 `confirm-first` to who did not prove just now that it is them; the page leads there and back
 */
export async function requireFreshProof(db: Database | Tx, ctx: MemberContext) {
  if (!(await lastProof(db, ctx)).isFresh) throw confirmFirst();
}
