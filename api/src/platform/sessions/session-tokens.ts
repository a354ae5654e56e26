import type { SiteName } from "@inktvis/contract/sites";
import { randomToken, sameSecret, sign } from "../secrets.ts";
import type { Session } from "./session.ts";

/* Stateless tokens: visitor sessions, CSRF tokens, and signing tokens of a hand-over. */

const VISITOR = "v.";
const MEMBER = "m.";

export function newVisitorToken(secret: string, site: SiteName) {
  const id = randomToken();
  return `${VISITOR}${id}.${sign(secret, "visitor", site, id)}`;
}

/** Verifies a visitor's cookie for this site. */
export function isVisitorToken(secret: string, site: SiteName, token: string) {
  if (!token.startsWith(VISITOR)) return false;
  const [id = "", signature = ""] = token.slice(VISITOR.length).split(".");
  return sameSecret(signature, sign(secret, "visitor", site, id));
}

export const newMemberToken = () => MEMBER + randomToken();
export const isMemberToken = (token: string) => token.startsWith(MEMBER);

/** The CSRF token of a session; undefined without a live session. */
export const csrfTokenOf = (secret: string, session: Session) =>
  session.kind === "visitor" || session.kind === "member" ? sign(secret, "csrf", session.token) : undefined;

const SIGNING_TOKEN_SECONDS = 300;

/**
 * Step one of a hand-over: binds the site and the browser's session there, so that only the requesting browser can use
 * the result.
 */
export function newSigningToken(secret: string, site: SiteName, browserHash: string, now: Date) {
  const expires = String(Math.floor(now.getTime() / 1000) + SIGNING_TOKEN_SECONDS);
  return [site, browserHash, expires, sign(secret, "sync-session", site, browserHash, expires)].join(".");
}

export function readSigningToken(secret: string, token: string, now: Date) {
  const [site = "", browserHash = "", expires = "", signature = ""] = token.split(".");
  if (!sameSecret(signature, sign(secret, "sync-session", site, browserHash, expires))) return undefined;
  if (Number(expires) * 1000 <= now.getTime()) return undefined;
  return { site: site as SiteName, browserHash };
}
