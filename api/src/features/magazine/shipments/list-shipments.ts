import type { StaffShipmentsQuery } from "@inktvis/contract/features/magazine/staff-shipments";
import { sql } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import { staffPage } from "#platform/db/staff-page.ts";
import { selectShipments, shipmentOf } from "./select-shipments.ts";
import { noSuchShipment } from "./shipment.errors.ts";

export const listShipments = ({ db, now }: MemberContext, query: StaffShipmentsQuery) =>
  staffPage(db, selectShipments(db, { state: query.state, addOn: query.addOn, now }), query, {
    id: sql`shipment.id`,
    sorts: { boughtAt: sql`shipment."boughtAt"` },
    toRow: shipmentOf,
    isLarge: true,
  });

/** @throws 404 */
export async function getShipment({ db, now }: MemberContext, id: string) {
  const row = await selectShipments(db, { now }).where("shipment.id", "=", id).executeTakeFirst();
  if (!row) throw noSuchShipment();
  return { data: shipmentOf(row) };
}
