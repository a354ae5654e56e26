import type { Context } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import type { ApiError } from "@inktvis/contract/layer/client";
import { unauthorized } from "#platform/http/errors.ts";
import { limitRate } from "#platform/limits/rate-limit.ts";
import { logSecurity } from "#platform/security-log.ts";
import {
  endSignIn,
  type NewSession,
  rotateSession,
  startSession,
  startSignIn,
} from "#platform/sessions/session-store.ts";
import type { SignInMethod } from "#platform/sessions/session.ts";
import { deleteStep, countAttempt, lockStep, isSamePassword, pendingSignIn } from "./pending-step.ts";
import { onlyOnAuth, stepExpired } from "./second-factor.errors.ts";

interface SecondStepProof {
  method: SignInMethod;
  /** The error for a wrong proof. */
  refusal: () => ApiError;
  /** Whether the proof is right; a right proof is consumed. */
  verify: (tx: Tx, step: { userId: string; challenge: string | null }) => Promise<boolean>;
}

/** The person who has to prove who they are: of the pending sign-in, otherwise the signed-in person. */
async function personOf(ctx: Context) {
  if (ctx.site !== "auth") throw onlyOnAuth();
  const userId = (await pendingSignIn(ctx.db, ctx))?.user_id ?? ctx.viewer?.id;
  if (!userId) throw stepExpired();
  return userId;
}

/**
 * Limits attempts by account alone, from all networks together: the caller knows the password, and six digits must not
 * be guessed from many networks. The owner can still reset the password, which ends this pending step.
 */
async function limitAttempts(ctx: Context, userId: string) {
  const { times, seconds } = ctx.config.limits.signIn;
  await limitRate(ctx, { times, seconds }, "second-step", userId);
  await limitRate(ctx, { times: times * 10, seconds }, "second-step-from", ctx.network);
}

/**
 * Completes the second step: signs in after the password, or confirms the person who is signed in. Wrong attempts are
 * counted; after a few the sign-in has to start again.
 */
export async function completeSecondStep(ctx: Context, { method, refusal, verify }: SecondStepProof) {
  const userId = await personOf(ctx);
  await limitAttempts(ctx, userId);
  const outcome = await ctx.db.transaction().execute(async (tx) => {
    // Locks the user first, as changes of factors and blocking do.
    const person = await tx
      .selectFrom("users")
      .select(["password_hash", "blocked_at"])
      .where("id", "=", userId)
      .forShare()
      .executeTakeFirst();
    if (!person || person.blocked_at) throw stepExpired();
    const step = await lockStep(tx, ctx, userId);
    const isSignIn = step !== undefined && isSamePassword(step, person.password_hash);
    if (!isSignIn && ctx.viewer?.id !== userId) throw stepExpired();
    if (!(await verify(tx, { userId, challenge: step?.passkey_challenge ?? null }))) {
      if (step) await countAttempt(tx, step);
      return { isSignIn, session: undefined };
    }
    if (step) await deleteStep(tx, step);
    return {
      isSignIn,
      session: await (isSignIn ? signIn(tx, ctx, { userId, method }) : confirmSignIn(tx, ctx, method)),
    };
  });
  const { isSignIn, session } = outcome;
  if (!session) {
    const refused = isSignIn ? "sign-in refused" : "confirmation refused";
    logSecurity(ctx, refused, { personId: userId, reason: `wrong ${method}` });
    throw refusal();
  }
  ctx.setSession(session.token, session.until);
  logSecurity(ctx, isSignIn ? "signed in" : "identity confirmed", { personId: userId, reason: method });
}

async function signIn(tx: Tx, ctx: Context, { userId, method }: { userId: string; method: SignInMethod }) {
  const { session, site, now } = ctx;
  if (session.kind === "member") await endSignIn(tx, session.signInId);
  const { id } = await startSignIn(tx, userId, ctx.userAgent, now, method);
  return startSession(tx, id, site, now);
}

/** Records the method and a fresh proof on the sign-in, and rotates the session. */
export async function confirmSignIn(
  tx: Tx,
  { session, site, now }: Context,
  method: SignInMethod,
): Promise<NewSession> {
  if (session.kind !== "member") throw unauthorized();
  const { numUpdatedRows } = await tx
    .updateTable("sign_ins")
    .set({ method, confirmed_at: now })
    .where("id", "=", session.signInId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw unauthorized();
  return rotateSession(tx, session, site, now);
}
