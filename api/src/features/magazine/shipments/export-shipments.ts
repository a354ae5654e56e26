import type { ShipmentState, StaffShipmentsQuery } from "@inktvis/contract/features/magazine/staff-shipments";
import { recordExport } from "#platform/audit/record-export.ts";
import { brusselsDay } from "#platform/clock.ts";
import type { MemberContext } from "#platform/context.ts";
import { csvDownload } from "#platform/http/csv-download.ts";
import { limitMember } from "#platform/limits/rate-limit.ts";
import { countryName } from "#features/people/countries/countries.ts";
import { selectShipments, shipmentOf } from "./select-shipments.ts";

const COLUMNS = ["Wat", "Naam", "Straat", "Nummer", "Postcode", "Gemeente", "Land", "Gevraagd op", "Loopt tot"];

interface Wanted extends Pick<StaffShipmentsQuery, "addOn"> {
  state: Exclude<ShipmentState, "sent">;
}

const TITLES = { "to-send": "Te versturen op", running: "Abonnees op" };

/**
 * The addresses for what is to be sent, or for the next issue: one row each, the longest waiting first. Recorded in the
 * audit log.
 */
export async function exportShipments(ctx: MemberContext, { addOn, state }: Wanted) {
  const { db, now } = ctx;
  await limitMember(ctx, "downloads");
  const title = `${TITLES[state]} ${brusselsDay(now)}`;
  await recordExport(ctx, { subject: "shipments", subjectId: addOn ?? "", subjectName: title });
  const found = await selectShipments(db, { state, addOn, now })
    .orderBy("shipment.boughtAt")
    .orderBy("shipment.id")
    .execute();
  const lines = found.map((row) => {
    const { name, to } = shipmentOf(row);
    const { street, number, postalCode, city, country } = to;
    const ends = row.runsUntil ? brusselsDay(row.runsUntil) : "";
    return [name, to.name, street, number, postalCode, city, countryName(country), brusselsDay(row.boughtAt), ends];
  });
  return csvDownload(ctx, title, [COLUMNS, ...lines]);
}
