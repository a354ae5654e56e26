import type { PostalAddressInput } from "@inktvis/contract/features/people/postal-address";
import type { MemberContext } from "#platform/context.ts";
import { refuseWith } from "#platform/http/errors.ts";
import { problemsOfPlace } from "#features/people/people/person-details.ts";
import { lockShipment } from "./lock-shipment.ts";
import { recordShipmentChange } from "./record-shipment-change.ts";

const PLACE = { country: "to.country", postalCode: "to.postalCode" };

/**
 * Changes the address of a shipment, even while a subscription runs. When the same request is sent again with the
 * former address, it is still recognised. The audit log says that the address was changed, but contains no address: the
 * log outlives the request.
 * @throws 404; 409 for what is paid back or cancelled; 422 for the fields that are wrong
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
