import type { MemberContext } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import { confirmFirst } from "#platform/http/errors.ts";
import { lastProof } from "#platform/sessions/fresh-proof.ts";
import type { SignInMethod } from "#platform/sessions/session.ts";
import { factorsOf, type Factors, isOn } from "./factors.ts";
import { replaceRecoveryCodes } from "./recovery-codes.ts";
import { type FactorChange, factorChanged } from "./second-factor.kinds.ts";

/** Nobody signs in or changes their factors meanwhile: both hold the person first. */
export const lockOwner = (tx: Tx, userId: string) =>
  tx
    .selectFrom("users")
    .select(["id", "email", "nickname"])
    .where("id", "=", userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/**
 * Whether this sign-in may change the factors of its person: they proved just now that it is them, and with the second
 * step where there is one. A stolen session is no way to take it off, nor to add one of its own.
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
 * The one way in which somebody changes their own factors: holding themselves, confirmed, and told by mail.
 * @param change answers what is told, if anything is
 * @throws 409 when they have to confirm first that it is them
 */
export function changeFactors<Result>(
  ctx: MemberContext,
  change: (tx: Tx, held: LockedOwner) => Promise<{ notification?: FactorChange | undefined; result: Result }>,
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
 * What follows from a factor that was added. The first one turns the second step on: this sign-in has then proved it
 * already. Recovery codes come along where there are none.
 */
export async function afterFactorAdded(tx: Tx, ctx: MemberContext, before: Factors, method: SignInMethod) {
  const { config, viewer, session } = ctx;
  if (!isOn(before) && session.kind === "member")
    await tx.updateTable("sign_ins").set({ method }).where("id", "=", session.signInId).execute();
  return { recoveryCodes: before.recoveryCodes === 0 ? await replaceRecoveryCodes(tx, config, viewer.id) : null };
}
