import type { MemberContext } from "#platform/context.ts";
import { contestPermissions, NO_PART } from "../contests/contest.policy.ts";
import type { ManagedContestRow } from "../contests/manage-contest.ts";
import { messagesClosed } from "./message.errors.ts";

/** Also after the end: prizes are still to be sent (docs/product/messages.md#who-and-when). @throws 422 */
export function checkMessaging({ viewer, now }: MemberContext, contest: ManagedContestRow) {
  if (!contestPermissions(viewer, contest, NO_PART, now).message) throw messagesClosed();
}
