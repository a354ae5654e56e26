import type { MemberContext } from "#platform/context.ts";
import { lockPersonRow } from "#features/people/people/lock-person-row.ts";
import { endPendingEmailChange, otherChangePending } from "../../auth/email-changes.ts";

/**
 * Ends the pending request for another address; without one nothing changes (docs/product/accounts.md#e-mail-address).
 * @param input.issuedAt when the request to end was made: 409 when another request is pending, or none
 */
export async function withdrawEmailChange(
  { db, viewer, now }: MemberContext,
  { issuedAt }: { issuedAt?: string | undefined },
) {
  await db.transaction().execute(async (tx) => {
    await lockPersonRow(tx, viewer.id).select("id").execute();
    const ended = await endPendingEmailChange(tx, viewer.id, "withdrawn", now);
    if (issuedAt && ended?.issuedAt.getTime() !== Date.parse(issuedAt)) throw otherChangePending();
  });
}
