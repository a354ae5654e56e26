import { abilitiesOf, type Role } from "@inktvis/contract/access";
import type { SiteName } from "@inktvis/contract/sites";
import { sql } from "kysely";
import { days, hours, later } from "../clock.ts";
import type { Database, Tx } from "../db/database.ts";
import { tokenHash } from "../secrets.ts";
import type { Session } from "./session.ts";
import { isMemberToken, isVisitorToken, newMemberToken } from "./session-tokens.ts";

export const SESSION_DAYS = 30;

/** What the cookie's token is worth on this site: one query for a member's, none for a visitor's. */
export async function findSession(
  { db, secret }: { db: Database; secret: string },
  site: SiteName,
  token: string | undefined,
  now: Date,
): Promise<Session> {
  if (token === undefined) return { kind: "none" };
  if (isVisitorToken(secret, site, token)) return { kind: "visitor", token };
  if (!isMemberToken(token)) return { kind: "none" };
  const row = await db
    .selectFrom("sessions as session")
    .innerJoin("sign_ins as sign_in", "sign_in.id", "session.sign_in_id")
    .innerJoin("users as user", "user.id", "sign_in.user_id")
    .select(["session.sign_in_id", "session.seen_at", "user.id", "user.slug", "user.nickname"])
    .select(sql<Role[]>`array(select role from user_roles where user_id = "user".id)`.as("roles"))
    .where("session.token_hash", "=", tokenHash(token))
    .where("session.site", "=", site)
    .where("session.expires_at", ">", now)
    .where("user.blocked_at", "is", null)
    .executeTakeFirst();
  if (!row) return { kind: "expired" };
  const { sign_in_id: signInId, seen_at: seenAt, id, slug, nickname, roles } = row;
  const renewed = later(seenAt, hours(1)) < now;
  if (renewed) await extendSession(db, token, now);
  return {
    kind: "member",
    token,
    signInId,
    viewer: { id, slug, nickname, roles, abilities: abilitiesOf(roles) },
    renewed,
  };
}

/** Who comes back keeps the sign-in; written once an hour at most, so that reading stays reading. */
const extendSession = (db: Database, token: string, now: Date) =>
  db
    .updateTable("sessions")
    .set({ seen_at: now, expires_at: later(now, days(SESSION_DAYS)) })
    .where("token_hash", "=", tokenHash(token))
    .execute();

/** Starts the family of sessions of one sign-in. */
export const startSignIn = (tx: Tx, userId: string, userAgent: string, now: Date) =>
  tx
    .insertInto("sign_ins")
    .values({ user_id: userId, user_agent: userAgent.slice(0, 400), created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();

/** A session of a sign-in on one site. Answers the token for its cookie, which is stored nowhere. */
export async function startSession(tx: Tx, signInId: string, site: SiteName, now: Date) {
  const token = newMemberToken();
  await tx
    .insertInto("sessions")
    .values({
      token_hash: tokenHash(token),
      sign_in_id: signInId,
      site,
      seen_at: now,
      expires_at: later(now, days(SESSION_DAYS)),
    })
    .execute();
  return token;
}

/** Gives the browser another session of the same sign-in: who knows the token of before has nothing. */
export async function rotateSession(
  tx: Tx,
  { token, signInId }: { token: string; signInId: string },
  site: SiteName,
  now: Date,
) {
  await tx.deleteFrom("sessions").where("token_hash", "=", tokenHash(token)).execute();
  return startSession(tx, signInId, site, now);
}

/** Signs out on all sites at once (decisions.md, sessions). */
export const endSignIn = (db: Database | Tx, signInId: string) =>
  db.deleteFrom("sign_ins").where("id", "=", signInId).execute();

export const endOtherSignIns = (db: Database | Tx, userId: string, signInId: string) =>
  db.deleteFrom("sign_ins").where("user_id", "=", userId).where("id", "<>", signInId).execute();

export const endAllSignIns = (db: Database | Tx, userId: string) =>
  db.deleteFrom("sign_ins").where("user_id", "=", userId).execute();
