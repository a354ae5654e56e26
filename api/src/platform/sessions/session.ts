import type { Abilities, Role } from "@inktvis/contract/access";

/** Who is signed in, as much of it as permissions and the header need. */
export interface Viewer {
  id: string;
  slug: string;
  nickname: string;
  roles: readonly Role[];
  abilities: Abilities;
}

/**
 * What a browser is on one site.
 * - none: no cookie, or one that was never ours
 * - visitor: a signed cookie, no row
 * - member: a row in `sessions`, part of the family of one sign-in; `renewed` when it was just given more time, which
 *   the cookie must then be given too
 * - expired: looked like a member's, but its family has ended or its time is over
 */
export type Session =
  | { kind: "none" }
  | { kind: "visitor"; token: string }
  | { kind: "member"; token: string; signInId: string; viewer: Viewer; renewed: boolean }
  | { kind: "expired" };

export const viewerOf = (session: Session) => (session.kind === "member" ? session.viewer : undefined);
