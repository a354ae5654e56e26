import type { Selectable } from "kysely";
import { later, minutes } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import type { SecondSteps } from "#platform/db/tables.gen.ts";
import { sessionExpired } from "#platform/http/errors.ts";
import { sameSecret, tokenHash } from "#platform/secrets.ts";
import { browserHash } from "#platform/sessions/session.ts";

/*
 * What a browser still has to prove. It belongs to the session of the browser on the auth site: nothing that could be
 * carried elsewhere goes to the page.
 */

const STEP_LIFETIME = minutes(10);
const MAX_TRIES = 5;

function hashOfBrowser({ session }: Context) {
  const hash = browserHash(session);
  if (!hash) throw sessionExpired();
  return hash;
}

/** The password was right, and a second step is due: in the place of whatever this browser had open. */
export async function beginSignIn(tx: Tx, ctx: Context, user: { id: string; password_hash: string }) {
  await open(tx, ctx, { user_id: user.id, password_digest: tokenHash(user.password_hash) });
}

/** Keeps the challenge that the browser's authenticator has to sign; once, and for as long as the step lasts. */
export async function storeChallenge(tx: Tx, ctx: Context, step: { userId: string; challenge: string }) {
  const updated = await tx
    .updateTable("second_steps")
    .set({ passkey_challenge: step.challenge })
    .where("browser_hash", "=", hashOfBrowser(ctx))
    .where("user_id", "=", step.userId)
    .where("expires_at", ">", ctx.now)
    .where("tries", "<", MAX_TRIES)
    .executeTakeFirst();
  if (updated.numUpdatedRows > 0n) return;
  await open(tx, ctx, { user_id: step.userId, passkey_challenge: step.challenge });
}

async function open(
  tx: Tx,
  ctx: Context,
  step: { user_id: string; password_digest?: Buffer; passkey_challenge?: string },
) {
  const values = {
    browser_hash: hashOfBrowser(ctx),
    password_digest: null,
    passkey_challenge: null,
    ...step,
    tries: 0,
    expires_at: later(ctx.now, STEP_LIFETIME),
  };
  await tx
    .insertInto("second_steps")
    .values(values)
    .onConflict((conflict) => conflict.column("browser_hash").doUpdateSet(values))
    .execute();
}

const stepsOf = (db: Database | Tx, ctx: Context) =>
  db
    .selectFrom("second_steps")
    .selectAll()
    .where("browser_hash", "=", hashOfBrowser(ctx))
    .where("expires_at", ">", ctx.now)
    .where("tries", "<", MAX_TRIES);

export type PendingStep = Selectable<SecondSteps>;

/** The second step of a sign-in that this browser has under way. */
export async function pendingSignIn(db: Database | Tx, ctx: Context) {
  if (ctx.session.kind !== "visitor" && ctx.session.kind !== "member") return undefined;
  return stepsOf(db, ctx).where("password_digest", "is not", null).executeTakeFirst();
}

/** What this browser has open for that person, held: of two answers to it one is looked at after the other. */
export const lockStep = (tx: Tx, ctx: Context, userId: string): Promise<PendingStep | undefined> =>
  stepsOf(tx, ctx).where("user_id", "=", userId).forUpdate().executeTakeFirst();

/** Whether the password that was checked is still the one. */
export const isSamePassword = (step: PendingStep, passwordHash: string) =>
  step.password_digest !== null &&
  sameSecret(step.password_digest.toString("hex"), tokenHash(passwordHash).toString("hex"));

export const countAttempt = (tx: Tx, { browser_hash: hash, tries }: PendingStep) =>
  tx
    .updateTable("second_steps")
    .set({ tries: tries + 1, passkey_challenge: null })
    .where("browser_hash", "=", hash)
    .execute();

export const deleteStep = (tx: Tx, { browser_hash: hash }: PendingStep) =>
  tx.deleteFrom("second_steps").where("browser_hash", "=", hash).execute();
