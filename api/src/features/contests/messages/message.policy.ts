import type { MemberContext } from "#platform/context.ts";
import { contestPermissions, NO_PART } from "../contests/contest.policy.ts";
import type { ManagedContestRow } from "../contests/manage-contest.ts";
import { messagesClosed } from "./message.errors.ts";

/** Allowed after the end too: prizes still have to be sent (docs/product/messages.md#who-and-when). @throws 422 */
export function checkMessaging({ viewer, now }: MemberContext, contest: ManagedContestRow) {
  if (!contestPermissions(viewer, contest, NO_PART, now).message) throw messagesClosed();
}
