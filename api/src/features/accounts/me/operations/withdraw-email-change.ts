import type { MemberContext } from "#platform/context.ts";
import { holdPerson } from "#features/people/people/hold-person.ts";
import { endPendingEmailChange } from "../../auth/email-changes.ts";

/** Ends the pending request for another address; without one nothing changes (docs/product/accounts.md#e-mail-address). */
export async function withdrawEmailChange({ db, viewer, now }: MemberContext) {
  await db.transaction().execute(async (tx) => {
    await holdPerson(tx, viewer.id).select("id").execute();
    await endPendingEmailChange(tx, viewer.id, "withdrawn", now);
  });
}
