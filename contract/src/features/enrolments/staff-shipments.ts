import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { Flag } from "#layer/fields.ts";
import { dataOf, IdParams, pageOf } from "#layer/schemas.ts";
import { staffListQuery } from "#layer/staff-list.ts";
import { StaffPaidCourse, StaffPayer } from "./staff-payments.ts";

/** What is sent home beside a course (docs/product/payments.md#sending). */
export const ShippedAddOn = z.enum(["book", "verzin"]);
export type ShippedAddOn = z.infer<typeof ShippedAddOn>;

export const StaffShipment = z
  .object({
    id: z.uuid(),
    addOn: ShippedAddOn,
    name: z.string().describe("wat er te versturen is"),
    course: StaffPaidCourse,
    person: StaffPayer.nullable(),
    to: z.object({
      name: z.string(),
      street: z.string(),
      number: z.string(),
      postalCode: z.string(),
      city: z.string(),
      country: z.string(),
    }),
    boughtAt: z.iso.datetime(),
    sentAt: z.iso.datetime().nullable(),
    sentBy: z.string().nullable().describe("schrijversnaam"),
  })
  .meta({ id: "StaffShipment" });
export type StaffShipment = z.infer<typeof StaffShipment>;

export const StaffShipmentsQuery = staffListQuery(["boughtAt"], "ASC").extend({
  state: z.enum(["to-send", "sent"]).optional(),
  addOn: ShippedAddOn.optional(),
});
export type StaffShipmentsQuery = z.output<typeof StaffShipmentsQuery>;

export const staffShipments = {
  list: endpoint({
    method: "GET",
    path: "/staff/shipments",
    access: "manageMoney",
    summary: "Kantoor: boeken en abonnementen om te versturen, oudste eerst; wat terugbetaald is, staat er niet bij",
    query: StaffShipmentsQuery,
    response: pageOf(StaffShipment),
  }),
  mark: endpoint({
    method: "POST",
    path: "/staff/shipments/{id}/sent",
    access: "manageMoney",
    summary: "Kantoor: noteren dat iets verstuurd is, of toch niet; nog eens is geen fout",
    params: IdParams,
    body: z.object({ isSent: Flag }),
    response: dataOf(StaffShipment),
  }),
};
