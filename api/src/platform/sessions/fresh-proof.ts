import type { MemberContext } from "../context.ts";
import { confirmFirst, unauthorized } from "../http/errors.ts";
import { isFresh } from "./session-life.ts";

/**
 * For what somebody who finds a computer unlocked, or has stolen a session, must not be able to do.
 * @throws 409 `confirm-first` to who did not prove just now that it is them; the page leads there and back
 */
export function demandFreshProof({ session, now }: MemberContext) {
  if (session.kind !== "member") throw unauthorized();
  if (!isFresh(session.confirmedAt, now)) throw confirmFirst();
}
