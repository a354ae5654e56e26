import type { Selectable } from "kysely";
import { later, minutes } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import type { SecondSteps } from "#platform/db/tables.gen.ts";
import { sessionExpired } from "#platform/http/errors.ts";
import { sameSecret, tokenHash } from "#platform/secrets.ts";
import { browserHash } from "#platform/sessions/session.ts";

/*
 * A pending second step belongs to the browser's session on the auth site: the page gets nothing that could be used in
 * another browser.
 */

const STEP_LIFETIME = minutes(10);
const MAX_TRIES = 5;

function hashOfBrowser({ session }: Context) {
  const hash = browserHash(session);
  if (!hash) throw sessionExpired();
  return hash;
}

/** Begins a second step after a right password; replaces any pending step of this browser. */
export async function beginSignIn(tx: Tx, ctx: Context, user: { id: string; password_hash: string }) {
  await open(tx, ctx, { user_id: user.id, password_digest: tokenHash(user.password_hash) });
}

/** Stores a single-use challenge for the authenticator, valid as long as the step. */
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

/** The pending sign-in of this browser. */
export async function pendingSignIn(db: Database | Tx, ctx: Context) {
  if (ctx.session.kind !== "visitor" && ctx.session.kind !== "member") return undefined;
  return stepsOf(db, ctx).where("password_digest", "is not", null).executeTakeFirst();
}

/** Locks this browser's pending step, so that concurrent attempts are checked one by one. */
export const lockStep = (tx: Tx, ctx: Context, userId: string): Promise<PendingStep | undefined> =>
  stepsOf(tx, ctx).where("user_id", "=", userId).forUpdate().executeTakeFirst();

/** Whether the password is still the one that was checked. */
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
