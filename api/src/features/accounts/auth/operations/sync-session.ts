import { isStaff } from "@inktvis/contract/access";
import { later } from "#platform/clock.ts";
import type { Context, MemberContext } from "#platform/context.ts";
import { forbidden, gone, unauthorized } from "#platform/http/errors.ts";
import { randomToken, tokenHash } from "#platform/secrets.ts";
import { browserHash } from "#platform/sessions/session.ts";
import { endSignIn, startSession } from "#platform/sessions/session-store.ts";
import { requireFreshProof } from "#platform/sessions/fresh-proof.ts";
import { newSigningToken, newVisitorToken, readSigningToken } from "#platform/sessions/session-tokens.ts";

/*
 * Hands a sign-in over to another site (docs/product/sign-in.md#hand-over), because cookies belong to one site. Three
 * steps: a signing token on the target site, a sync token on the auth site, and the exchange on the target site.
 */

const SYNC_TOKEN_MS = 60_000;
const STALE = "Het aanmelden duurde te lang of werd al gebruikt. Probeer het opnieuw.";

/** Step 1, on the site that wants the sign-in: bound to that site and to this browser's session there. */
export function issueSigningToken({ config, site, session, now, setSession }: Context) {
  if (site === "auth") throw forbidden("De aanmeldsite neemt zelf geen aanmelding over.");
  const bound =
    session.kind === "visitor" || session.kind === "member"
      ? session
      : { kind: "visitor" as const, token: newVisitorToken(config.secret, site) };
  if (bound !== session) setSession(bound.token);
  return {
    data: { signingToken: newSigningToken(config.secret, site, browserHash(bound).toString("base64url"), now) },
  };
}

/**
 * Step 2, on the auth site: a sync token for that site and browser, valid for a minute. Staff need a fresh proof to
 * enter the staff room, so that an unattended browser cannot reopen it.
 */
export async function issueSyncToken(ctx: MemberContext, signingToken: string) {
  const { db, config, site, session, viewer, now } = ctx;
  if (site !== "auth" || session.kind !== "member") throw forbidden("Dit kan alleen op de aanmeldsite.");
  const requested = readSigningToken(config.secret, signingToken, now);
  if (!requested) throw gone(STALE);
  if (requested.site === "staff" && isStaff(viewer.roles)) await requireFreshProof(db, ctx);
  const syncToken = randomToken();
  await db.transaction().execute(async (tx) => {
    // The sign-in may have ended in the meantime.
    const signIn = await tx
      .selectFrom("sign_ins")
      .select("id")
      .where("id", "=", session.signInId)
      .forKeyShare()
      .executeTakeFirst();
    if (!signIn) throw unauthorized();
    await tx
      .insertInto("sync_tokens")
      .values({
        token_hash: tokenHash(syncToken),
        sign_in_id: signIn.id,
        site: requested.site,
        browser_hash: Buffer.from(requested.browserHash, "base64url"),
        expires_at: later(now, SYNC_TOKEN_MS),
      })
      .execute();
  });
  return { data: { syncToken, siteName: requested.site } };
}

/**
 * Step 3, on the target site: consumes the sync token and rotates the session.
 * @throws 410 for a token that was used, expired, or belongs to another site or browser
 */
export async function performSync({ db, site, session, now, setSession }: Context, syncToken: string) {
  if (session.kind !== "visitor" && session.kind !== "member") throw gone(STALE);
  const { token, until } = await db.transaction().execute(async (tx) => {
    const ownToken = { token_hash: tokenHash(syncToken), site, browser_hash: browserHash(session) };
    const requested = await tx
      .selectFrom("sync_tokens")
      .select("sign_in_id")
      .where((eb) => eb.and(ownToken))
      .where("expires_at", ">", now)
      .executeTakeFirst();
    if (!requested) throw gone(STALE);
    // Locks sign-ins before tokens, in one order, as logout does.
    const signInIds = [requested.sign_in_id, ...(session.kind === "member" ? [session.signInId] : [])];
    await tx.selectFrom("sign_ins").select("id").where("id", "in", signInIds).orderBy("id").forUpdate().execute();
    const consumed = await tx
      .deleteFrom("sync_tokens")
      .where((eb) => eb.and(ownToken))
      .returning("sign_in_id")
      .executeTakeFirst();
    if (!consumed) throw gone(STALE);
    // Ends the sign-in of another person in this browser.
    if (session.kind === "member" && session.signInId !== consumed.sign_in_id) await endSignIn(tx, session.signInId);
    if (session.kind === "member")
      await tx.deleteFrom("sessions").where("token_hash", "=", tokenHash(session.token)).execute();
    return startSession(tx, consumed.sign_in_id, site, now);
  });
  setSession(token, until);
}
