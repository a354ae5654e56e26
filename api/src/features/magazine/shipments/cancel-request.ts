import type { MemberContext } from "#platform/context.ts";
import { issueCreditNote } from "#features/billing/invoices/issue-credit-note.ts";
import { requestCreditedMail } from "../requests/request.mail-kinds.ts";
import { lockRequest } from "./lock-shipment.ts";
import { recordShipmentChange } from "./record-shipment-change.ts";
import { alreadySent } from "./shipment.errors.ts";

/**
 * Cancels a request for the magazine: made by mistake, or not wanted any more. An invoice is credited, and its
 * recipient gets the credit note (docs/product/magazine.md#invoices).
 * @throws 404; 409 for one that was sent or cancelled
 */
export async function cancelRequest(ctx: MemberContext, id: string, reason: string) {
  const { db, now, jobs } = ctx;
  await db.transaction().execute(async (tx) => {
    const request = await lockRequest(tx, id);
    if (request.sent_at) throw alreadySent();
    await tx
      .updateTable("magazine_subscriptions")
      .set({ cancelled_at: now, cancel_reason: reason })
      .where("id", "=", id)
      .execute();
    await recordShipmentChange(tx, ctx, { action: "cancel", id, ownerId: request.user_id });
    const invoice = await tx.selectFrom("invoices").select("id").where("subscription_id", "=", id).executeTakeFirst();
    if (!invoice) return;
    const note = await issueCreditNote(tx, ctx, { invoiceId: invoice.id, credits: "rest", reason });
    await jobs.enqueue(tx, requestCreditedMail, { creditNoteId: note.id });
  });
}
