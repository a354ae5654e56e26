import type { PostalAddressInput } from "@inktvis/contract/features/people/postal-address";
import type { MemberContext } from "#platform/context.ts";
import { refuseWith } from "#platform/http/errors.ts";
import { problemsOfPlace } from "#features/people/people/person-details.ts";
import { lockShipment } from "./lock-shipment.ts";
import { recordShipmentChange } from "./record-shipment-change.ts";

const PLACE = { country: "to.country", postalCode: "to.postalCode" };

/**
 * Changes where something is sent, also while a subscription runs. A request that is sent again with the former address
 * is still the same one. The audit log says that it was changed, and no address: the log outlives the request.
 * @throws 404; 409 for what is paid back or cancelled; 422 at the fields that are wrong
 */
export async function changeAddress(ctx: MemberContext, id: string, to: PostalAddressInput) {
  refuseWith(problemsOfPlace(to, PLACE));
  await ctx.db.transaction().execute(async (tx) => {
    const { address, ownerId } = await lockShipment(tx, id);
    await tx
      .updateTable(address.table)
      .set({
        address_street: to.street,
        address_number: to.number,
        address_postal_code: to.postalCode,
        address_city: to.city,
        address_country: to.country,
      })
      .where("id", "=", address.id)
      .execute();
    await recordShipmentChange(tx, ctx, { action: "change-address", id, ownerId });
  });
}
