import type { MemberContext } from "#platform/context.ts";
import { hasInvoice } from "./invoice-request.ts";
import { lockRequest } from "./lock-shipment.ts";
import { recordShipmentChange } from "./record-shipment-change.ts";
import { invoiceStays } from "./shipment.errors.ts";

/**
 * Deletes a request for the magazine with everything that was filled in, for people who did not make it themselves
 * (docs/product/magazine.md#erasure).
 * @throws 404; 409 for one that was cancelled or invoiced
 */
export async function deleteRequest(ctx: MemberContext, id: string) {
  await ctx.db.transaction().execute(async (tx) => {
    const request = await lockRequest(tx, id);
    if (await hasInvoice(tx, id)) throw invoiceStays();
    await tx.deleteFrom("magazine_subscriptions").where("id", "=", id).execute();
    await recordShipmentChange(tx, ctx, { action: "delete", id, ownerId: request.user_id });
  });
}
