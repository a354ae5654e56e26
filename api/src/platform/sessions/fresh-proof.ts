import type { MemberContext } from "../context.ts";
import type { Database, Tx } from "../db/database.ts";
import { confirmFirst, unauthorized } from "../http/errors.ts";
import { isFresh } from "./session-lifetime.ts";

/**
 * The method and age of this sign-in's last proof. Called under the lock of the user, it notices a sign-in that ended
 * while the request waited.
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
 * Protects actions against an unattended computer or a stolen session.
 * @throws 409 `confirm-first` without a fresh proof; the page leads there and back
 */
export async function requireFreshProof(db: Database | Tx, ctx: MemberContext) {
  if (!(await lastProof(db, ctx)).isFresh) throw confirmFirst();
}
