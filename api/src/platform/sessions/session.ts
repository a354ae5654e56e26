import type { Abilities, Role } from "@inktvis/contract/access";
import { tokenHash } from "../secrets.ts";

/** The second step of a sign-in; `password` for none. */
export const SIGN_IN_METHODS = ["password", "totp", "passkey", "recovery"] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

/** The signed-in person, as far as permissions and the header need. */
export interface Viewer {
  id: string;
  slug: string;
  nickname: string;
  roles: readonly Role[];
  abilities: Abilities;
}

interface MemberSession {
  kind: "member";
  token: string;
  signInId: string;
  method: SignInMethod;
  /** The last proof on the auth site: signing in, or confirming later. */
  confirmedAt: Date;
  viewer: Viewer;
  renewedUntil: Date | undefined;
}

/**
 * What a browser is on one site.
 * - none: no cookie, or one that was never ours
 * - visitor: a signed cookie, no row
 * - member: a row in `sessions`, part of the family of one sign-in; `renewedUntil` when it was just given more time, which
 *   the cookie must then be given too
 * - expired: looked like a member's, but its family has ended or its time is over
 */
export type Session = { kind: "none" } | LiveSession | { kind: "expired" };
type LiveSession = { kind: "visitor"; token: string } | MemberSession;

/** Tells this browser on this site from others, without being its cookie; null for one that has none yet. */
export function browserHash(session: LiveSession): Buffer;
export function browserHash(session: Session): Buffer | null;
export function browserHash(session: Session): Buffer | null {
  return session.kind === "visitor" || session.kind === "member" ? tokenHash(session.token) : null;
}

export const viewerOf = (session: Session) => (session.kind === "member" ? session.viewer : undefined);
