import { abilitiesOf, type Role, staffRightsOf } from "@inktvis/contract/access";
import type { SiteName } from "@inktvis/contract/sites";
import { sql } from "kysely";
import type { Services } from "../context.ts";
import type { Database, Tx } from "../db/database.ts";
import { tokenHash } from "../secrets.ts";
import { isRenewalDue, type Proof, sessionExpiry } from "./session-lifetime.ts";
import type { Session, SignInMethod } from "./session.ts";
import { isMemberToken, isVisitorToken, newMemberToken } from "./session-tokens.ts";
import { lacksSecondStep } from "./staff-room.ts";

interface SessionLookup {
  site: SiteName;
  token: string | undefined;
  now: Date;
  /** Background requests (contract `background`) do not extend a session. */
  background?: boolean | undefined;
}

/** Resolves the token of a cookie on this site: one query for a member, none for a visitor. */
export async function findSession(
  { db, config }: Pick<Services, "db" | "config">,
  { site, token, now, background = false }: SessionLookup,
): Promise<Session> {
  if (token === undefined) return { kind: "none" };
  if (isVisitorToken(config.secret, site, token)) return { kind: "visitor", token };
  if (!isMemberToken(token)) return { kind: "none" };
  const row = await db
    .selectFrom("sessions as session")
    .innerJoin("sign_ins as sign_in", "sign_in.id", "session.sign_in_id")
    .innerJoin("users as user", "user.id", "sign_in.user_id")
    .select(["session.sign_in_id", "session.seen_at", "sign_in.created_at", "sign_in.confirmed_at", "sign_in.method"])
    .select(["user.id", "user.slug", "user.nickname"])
    .select(sql<Role[]>`array(select role from user_roles where user_id = "user".id)`.as("roles"))
    .where("session.token_hash", "=", tokenHash(token))
    .where("session.site", "=", site)
    .where("session.expires_at", ">", now)
    .where("user.blocked_at", "is", null)
    .executeTakeFirst();
  if (!row) return { kind: "expired" };
  const { sign_in_id: signInId, id, slug, nickname, roles, method } = row;
  const abilities = abilitiesOf(roles);
  // Rights of the staff count on every site, so they need the second step everywhere.
  const areRightsOff = lacksSecondStep(config, method);
  if (areRightsOff) abilities.userIsAdmin = false;
  const isRenewed = !background && isRenewalDue(site, row.seen_at, now);
  const renewedUntil = isRenewed ? await extendSession(db, token, sessionExpiry(site, row, now), now) : undefined;
  return {
    kind: "member",
    token,
    signInId,
    method,
    confirmedAt: row.confirmed_at,
    viewer: { id, slug, nickname, roles, abilities, staffRights: areRightsOff ? [] : staffRightsOf(roles) },
    renewedUntil,
  };
}

/** Extends a session; rarely, so that reads stay reads. */
async function extendSession(db: Database, token: string, until: Date, now: Date) {
  await db
    .updateTable("sessions")
    .set({ seen_at: now, expires_at: until })
    .where("token_hash", "=", tokenHash(token))
    .execute();
  return until;
}

/** Creates a sign-in, which groups the sessions of one browser on all sites. */
export const startSignIn = (tx: Tx, userId: string, userAgent: string, now: Date, method: SignInMethod = "password") =>
  tx
    .insertInto("sign_ins")
    .values({ user_id: userId, user_agent: userAgent.slice(0, 400), created_at: now, confirmed_at: now, method })
    .returning("id")
    .executeTakeFirstOrThrow();

/** For the cookie of a new session; the token itself is not stored. */
export interface NewSession {
  token: string;
  until: Date;
}

/** Creates a session of a sign-in on one site; the caller has locked the sign-in. */
export async function startSession(tx: Tx, signInId: string, site: SiteName, now: Date): Promise<NewSession> {
  const proof: Proof = await tx
    .selectFrom("sign_ins")
    .select(["created_at", "confirmed_at"])
    .where("id", "=", signInId)
    .executeTakeFirstOrThrow();
  const [token, until] = [newMemberToken(), sessionExpiry(site, proof, now)];
  await tx
    .insertInto("sessions")
    .values({ token_hash: tokenHash(token), sign_in_id: signInId, site, seen_at: now, expires_at: until })
    .execute();
  return { token, until };
}

/** Replaces the session of this browser: the old token stops working. */
export async function rotateSession(
  tx: Tx,
  { token, signInId }: { token: string; signInId: string },
  site: SiteName,
  now: Date,
) {
  await tx.deleteFrom("sessions").where("token_hash", "=", tokenHash(token)).execute();
  return startSession(tx, signInId, site, now);
}

/** Ends a sign-in on all sites (docs/product/sign-in.md#logout). */
export const endSignIn = (db: Database | Tx, signInId: string) =>
  db.deleteFrom("sign_ins").where("id", "=", signInId).execute();

export const endOtherSignIns = (db: Database | Tx, userId: string, signInId: string) =>
  db.deleteFrom("sign_ins").where("user_id", "=", userId).where("id", "<>", signInId).execute();

export const endAllSignIns = (db: Database | Tx, userId: string) =>
  db.deleteFrom("sign_ins").where("user_id", "=", userId).execute();
