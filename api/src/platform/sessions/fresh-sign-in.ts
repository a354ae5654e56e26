import { SIGN_IN_AGAIN } from "@inktvis/contract/layer/client";
import { later, minutes } from "../clock.ts";
import type { MemberContext } from "../context.ts";
import { forbidden, unauthorized } from "../http/errors.ts";

const FRESH = minutes(10);

/**
 * For what somebody who finds a computer unlocked, or has stolen a session, must not be able to do.
 * @throws 403 `sign-in-again` when signing in was longer than ten minutes ago; the page leads through it and back
 */
export async function demandFreshSignIn({ db, session, now }: MemberContext) {
  if (session.kind !== "member") throw unauthorized();
  const fresh = await db
    .selectFrom("sign_ins")
    .select("id")
    .where("id", "=", session.signInId)
    .where("created_at", ">", later(now, -FRESH))
    .executeTakeFirst();
  if (!fresh) throw forbidden("Meld je eerst opnieuw aan. Wat je invulde, blijft staan.", SIGN_IN_AGAIN);
}
