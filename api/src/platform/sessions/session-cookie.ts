import type { SiteAddresses, SiteName } from "@inktvis/contract/sites";
import { badRequest } from "../http/errors.ts";
import { isMemberToken } from "./session-tokens.ts";

const NAME = "inktvis_session";

const sessionCookies = (header: string) =>
  header
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${NAME}=`));

export const hasTwoSessions = (header: string | undefined) => header !== undefined && sessionCookies(header).length > 1;

/** Whether the cookie claims to be a member's session; it is not verified. */
export const hasMemberSession = (header: string | undefined) =>
  header !== undefined && sessionCookies(header).some((pair) => isMemberToken(pair.slice(NAME.length + 1)));

/** All cookies except the session cookie: choices of this browser that pages show. */
export const cookiesBesideSession = (header = "") =>
  header
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => !pair.startsWith(`${NAME}=`))
    .join("; ");

/**
 * The session token of a Cookie header. Two of them are refused: a parent domain may have set one, and the order in
 * which browsers send them is not defined.
 */
export function readSessionCookie(header: string | undefined) {
  if (!header) return undefined;
  const [found, second] = sessionCookies(header);
  if (second) throw badRequest("Je browser stuurt twee sessies mee. Wis de cookies van deze site en probeer opnieuw.");
  return found?.slice(NAME.length + 1);
}

/** Sent to the pages and the API host of one site only. */
export function sessionCookie(addresses: SiteAddresses, site: SiteName, token: string, maxAgeMs: number) {
  const secure = addresses.scheme === "https" ? "; Secure" : "";
  const seconds = Math.max(0, Math.floor(maxAgeMs / 1000));
  return `${NAME}=${token}; Domain=${addresses.hosts[site]}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** Deletes our own cookie. */
export const expiredSessionCookie = (addresses: SiteAddresses, site: SiteName) => sessionCookie(addresses, site, "", 0);
