import type { Abilities, Role, StaffRight } from "@inktvis/contract/access";
import { tokenHash } from "../secrets.ts";

/** The second step of a sign-in; `password` for none. */
const SIGN_IN_METHODS = ["password", "totp", "passkey", "recovery"] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

/** The signed-in person, as far as permissions and the header need. */
export interface Viewer {
  id: string;
  slug: string;
  nickname: string;
  roles: readonly Role[];
  abilities: Abilities;
  /** The rights that are in force: none after a sign-in without the second step that they require. */
  staffRights: readonly StaffRight[];
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
 * The session of a browser on one site.
 * - none: no cookie, or an invalid one
 * - visitor: a signed cookie, no row
 * - member: a row in `sessions`, which belongs to a sign-in; `renewedUntil` is set when the session was just extended,
 * so that its cookie has to be extended too
 * - expired: the cookie of a member, but the session has expired or its sign-in has ended
 */
export type Session = { kind: "none" } | LiveSession | { kind: "expired" };
type LiveSession = { kind: "visitor"; token: string } | MemberSession;

/** Identifies a browser on one site without revealing its cookie; null without a valid cookie. */
export function browserHash(session: LiveSession): Buffer;
export function browserHash(session: Session): Buffer | null;
export function browserHash(session: Session): Buffer | null {
  return session.kind === "visitor" || session.kind === "member" ? tokenHash(session.token) : null;
}

export const viewerOf = (session: Session) => (session.kind === "member" ? session.viewer : undefined);
