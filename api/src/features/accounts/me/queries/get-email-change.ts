import type { MemberContext } from "#platform/context.ts";
import { isLinkFresh, linkExpiry } from "../../auth/mail-links.ts";

/**
 * The address that still has to be confirmed; null if there is none. An expired one stays until it is withdrawn or
 * swept.
 */
export async function getEmailChange({ db, viewer, now }: MemberContext) {
  const change = await db
    .selectFrom("email_changes")
    .select(["email", "issued_at as issuedAt"])
    .where("user_id", "=", viewer.id)
    .where("used_at", "is", null)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  if (!change) return { data: null };
  const { email, issuedAt } = change;
  return {
    data: {
      email,
      issuedAt: issuedAt.toISOString(),
      expiresAt: linkExpiry(change).toISOString(),
      isExpired: !isLinkFresh(change, now),
    },
  };
}
