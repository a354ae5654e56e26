import type { MemberContext } from "#platform/context.ts";
import { contestPermissions, NO_PART } from "../contests/contest.policy.ts";
import type { ManagedContestRow } from "../contests/manage-contest.ts";
import { invitationsClosed } from "./invitation.errors.ts";

/**
 * Nobody invites before a contest is published and once it has ended (docs/product/invitations.md#who-and-when). Throws
 * a 422.
 */
export function checkInviting({ viewer, now }: MemberContext, contest: ManagedContestRow) {
  if (!contestPermissions(viewer, contest, NO_PART, now).invite) throw invitationsClosed();
}
