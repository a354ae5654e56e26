import {
  ShippedAddOn,
  type StaffShipment,
  type StaffShipmentsQuery,
} from "@inktvis/contract/features/enrolments/staff-shipments";
import { sql } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import type { Database } from "#platform/db/database.ts";
import type { RowOf } from "#platform/db/row-of.ts";
import { staffPage } from "#platform/db/staff-page.ts";
import { fullNameOf } from "#features/people/people/full-name.ts";
import { COURSE_AND_PERSON, personOf } from "../enrolments/queries/course-and-person.ts";
import { noSuchShipment } from "./shipment.errors.ts";

/** What was bought and is not paid back, of people whose address we still know (docs/product/payments.md#sending). */
const selectShipments = (db: Database) =>
  db
    .selectFrom("enrolment_add_ons as bought")
    .innerJoin("add_ons as sold", "sold.code", "bought.add_on")
    .innerJoin("enrolments as enrolment", "enrolment.id", "bought.enrolment_id")
    .innerJoin("courses as course", "course.id", "enrolment.course_id")
    .leftJoin("users as person", "person.id", "enrolment.user_id")
    .leftJoin("users as sender", "sender.id", "bought.sent_by")
    .select(["bought.id", "bought.add_on", "bought.sent_at", "sold.name", "sender.nickname as senderName"])
    .select(COURSE_AND_PERSON)
    .select(["enrolment.first_name", "enrolment.last_name", "enrolment.address_street", "enrolment.address_number"])
    .select(["enrolment.address_postal_code", "enrolment.address_city", "enrolment.address_country"])
    .select("enrolment.finalized_at")
    .where("bought.add_on", "in", ShippedAddOn.options)
    .where("bought.credited_at", "is", null)
    .where("enrolment.finalized_at", "is not", null)
    .where("enrolment.first_name", "is not", null)
    .$narrowType<{ add_on: ShippedAddOn; finalized_at: Date }>();

const shipmentOf = (row: RowOf<ReturnType<typeof selectShipments>>): StaffShipment => ({
  id: row.id,
  addOn: row.add_on,
  name: row.name,
  course: { slug: row.slug, title: row.title },
  person: personOf(row),
  to: {
    name: fullNameOf(row) ?? "",
    street: row.address_street ?? "",
    number: row.address_number ?? "",
    postalCode: row.address_postal_code ?? "",
    city: row.address_city ?? "",
    country: row.address_country ?? "",
  },
  boughtAt: row.finalized_at.toISOString(),
  sentAt: row.sent_at?.toISOString() ?? null,
  sentBy: row.senderName,
});

export function listShipments({ db }: MemberContext, query: StaffShipmentsQuery) {
  const { state, addOn } = query;
  const shipments = selectShipments(db)
    .$if(state === "to-send", (all) => all.where("bought.sent_at", "is", null))
    .$if(state === "sent", (all) => all.where("bought.sent_at", "is not", null))
    .$if(addOn !== undefined, (all) => all.where("bought.add_on", "=", addOn ?? ""));
  return staffPage(db, shipments, query, {
    id: sql`bought.id`,
    sorts: { boughtAt: sql`enrolment.finalized_at` },
    toRow: shipmentOf,
    isLarge: true,
  });
}

/** @throws 404 */
export async function getShipment({ db }: MemberContext, id: string) {
  const row = await selectShipments(db).where("bought.id", "=", id).executeTakeFirst();
  if (!row) throw noSuchShipment();
  return { data: shipmentOf(row) };
}
