import type { MemberContext } from "#platform/context.ts";
import { isUniqueViolation } from "#platform/db/constraint-errors.ts";
import { lockShipment } from "./lock-shipment.ts";
import { recordShipmentChange } from "./record-shipment-change.ts";
import { askedAgain, paysAgain } from "./shipment.errors.ts";

/**
 * Marks something as sent, or as not sent after all; repeating it changes nothing.
 * @throws 404; 409 for what is paid back or cancelled, when the same was requested again after it was sent, and while
 * its buyer has to pay for the course again
 */
export async function markShipment(ctx: MemberContext, id: string, isSent: boolean) {
  const { db, viewer, now } = ctx;
  await db.transaction().execute(async (tx) => {
    const { table, sentAt, ownerId, isBuyerPayingAgain } = await lockShipment(tx, id);
    if ((sentAt !== null) === isSent) return;
    // It was not paid back because it was sent: marked as not sent, it would be paid for twice.
    if (isBuyerPayingAgain) throw paysAgain();
    await tx
      .updateTable(table)
      .set({ sent_at: isSent ? now : null, sent_by: isSent ? viewer.id : null })
      .where("id", "=", id)
      .execute()
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? askedAgain() : error;
      });
    await recordShipmentChange(tx, ctx, { action: isSent ? "send" : "unsend", id, ownerId });
  });
}
