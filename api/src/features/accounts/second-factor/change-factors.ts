import type { MemberContext } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import { confirmFirst } from "#platform/http/errors.ts";
import { lastProof } from "#platform/sessions/fresh-proof.ts";
import type { SignInMethod } from "#platform/sessions/session.ts";
import { lockPersonRow } from "#features/people/people/lock-person-row.ts";
import { factorsOf, type Factors, isOn } from "./factors.ts";
import { replaceRecoveryCodes } from "./recovery-codes.ts";
import { type FactorChange, factorChanged } from "./second-factor.kinds.ts";

/** Sign-ins and changes of factors take this lock first, so that they run one by one. */
const lockOwner = (tx: Tx, userId: string) =>
  lockPersonRow(tx, userId).select(["id", "email", "nickname"]).executeTakeFirstOrThrow();

/**
 * Whether this sign-in may change factors: it needs a fresh proof, by the second step if there is one. So a stolen
 * session can neither remove a factor nor add one.
 */
export async function isConfirmed(db: Database | Tx, ctx: MemberContext, factors: Factors) {
  const proof = await lastProof(db, ctx);
  return proof.isFresh && (proof.method !== "password" || !isOn(factors));
}

interface LockedOwner {
  factors: Factors;
  owner: Awaited<ReturnType<typeof lockOwner>>;
}

/**
 * The only way to change one's own factors: under the lock of the user, with a fresh proof, and announced by mail.
 * @param change returns what to announce, if anything
 * @throws 409 when a fresh proof is needed
 */
export function changeFactors<Result>(
  ctx: MemberContext,
  change: (tx: Tx, locked: LockedOwner) => Promise<{ notification?: FactorChange | undefined; result: Result }>,
) {
  const { db, viewer, jobs } = ctx;
  return db.transaction().execute(async (tx) => {
    const owner = await lockOwner(tx, viewer.id);
    const factors = await factorsOf(tx, viewer.id);
    if (!(await isConfirmed(tx, ctx, factors))) throw confirmFirst();
    const { notification, result } = await change(tx, { factors, owner });
    if (notification) await jobs.enqueue(tx, factorChanged, { userId: viewer.id, ...notification });
    return result;
  });
}

/**
 * Runs after a factor was added. The first factor enables the second step, which this sign-in has then completed.
 * Recovery codes are created if there are none.
 */
export async function afterFactorAdded(tx: Tx, ctx: MemberContext, before: Factors, method: SignInMethod) {
  const { config, viewer, session } = ctx;
  if (!isOn(before) && session.kind === "member")
    await tx.updateTable("sign_ins").set({ method }).where("id", "=", session.signInId).execute();
  return { recoveryCodes: before.recoveryCodes === 0 ? await replaceRecoveryCodes(tx, config, viewer.id) : null };
}
