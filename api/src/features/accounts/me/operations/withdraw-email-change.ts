import type { MemberContext } from "#platform/context.ts";
import { lockPersonRow } from "#features/people/people/lock-person-row.ts";
import { endPendingEmailChange } from "../../auth/email-changes.ts";

/** Ends the pending request for another address; without one nothing changes (docs/product/accounts.md#e-mail-address). */
export async function withdrawEmailChange({ db, viewer, now }: MemberContext) {
  await db.transaction().execute(async (tx) => {
    await lockPersonRow(tx, viewer.id).select("id").execute();
    await endPendingEmailChange(tx, viewer.id, "withdrawn", now);
  });
}
