import type { MemberContext } from "../../platform/context.ts";
import { contestPermissions, type ManagedContestRow, NO_PART } from "../contests/contests.module.ts";
import { notInviting } from "./invitation.errors.ts";

/**
 * Nobody invites before a contest is published and once it has ended (docs/product/invitations.md#who-and-when). Throws
 * a 422.
 */
export function checkInviting({ viewer, now }: MemberContext, contest: ManagedContestRow) {
  if (!contestPermissions(viewer, contest, NO_PART, now).invite) throw notInviting();
}
