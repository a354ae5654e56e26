import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { Amount, Flag } from "#layer/fields.ts";
import { dataOf, IdParams, pageOf } from "#layer/schemas.ts";
import { staffListQuery } from "#layer/staff-list.ts";
import { typedLine } from "#layer/typed-text.ts";
import { StaffPaidCourse, StaffPayer } from "#features/enrolments/staff-payments.ts";
import { PostalAddressInput } from "#features/people/postal-address.ts";

/** What is sent home, bought with a course or asked for by itself (docs/product/magazine.md#queue). */
export const ShippedAddOn = z.enum(["book", "verzin"]);
export type ShippedAddOn = z.infer<typeof ShippedAddOn>;

const PostalAddress = z.object({
  name: z.string(),
  street: z.string(),
  number: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
});

/** What a shipment shows in addition when it is a request for the magazine. */
const RequestedSubscription = z.object({
  email: z.string(),
  listPrice: Amount,
  reducedPrice: Amount.nullable(),
  asksReduced: z.boolean(),
  hasTakenCourse: z.boolean().nullable().describe("of wie het vraagt ooit een cursus volgde; null: een bezoeker"),
  hadReduced: z.boolean().nullable().describe("of die al eens de verlaagde prijs had; null: een bezoeker"),
  invoiceTo: PostalAddress.extend({ email: z.string(), vatNumber: z.string().nullable() })
    .nullable()
    .describe("een andere naam of een ander adres voor de factuur"),
  invoice: z.object({ id: z.uuid(), number: z.string(), total: Amount }).nullable(),
});

export const StaffShipment = z
  .object({
    id: z.uuid(),
    addOn: ShippedAddOn,
    name: z.string().describe("wat er te versturen is"),
    course: StaffPaidCourse.nullable().describe("null: gevraagd zonder cursus"),
    subscription: RequestedSubscription.nullable().describe("van een vraag om het tijdschrift"),
    person: StaffPayer.nullable(),
    to: PostalAddress,
    boughtAt: z.iso.datetime(),
    sentAt: z.iso.datetime().nullable(),
    sentBy: z.string().nullable().describe("schrijversnaam"),
    runsUntil: z.iso.datetime().nullable().describe("van een abonnement waarvan het eerste nummer verstuurd is"),
  })
  .meta({ id: "StaffShipment" });
export type StaffShipment = z.infer<typeof StaffShipment>;

/** `running`: a subscriber who gets the next issue of the magazine (docs/product/magazine.md#queue). */
export const ShipmentState = z.enum(["to-send", "running", "sent"]);
export type ShipmentState = z.infer<typeof ShipmentState>;

export const StaffShipmentsQuery = staffListQuery(["boughtAt"], "ASC").extend({
  state: ShipmentState.optional(),
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
  get: endpoint({
    method: "GET",
    path: "/staff/shipments/{id}",
    access: "manageMoney",
    summary: "Kantoor: een boek of abonnement om te versturen",
    params: IdParams,
    response: dataOf(StaffShipment),
  }),
  csv: endpoint({
    method: "GET",
    path: "/staff/shipments/csv",
    access: "manageMoney",
    summary: "Kantoor: de adressen van wat nog te versturen is, of van wie het volgende nummer krijgt",
    query: z.object({ addOn: ShippedAddOn.optional(), state: ShipmentState.exclude(["sent"]).default("to-send") }),
    produces: "text/csv",
  }),
  update: endpoint({
    method: "PUT",
    path: "/staff/shipments/{id}",
    access: "manageMoney",
    summary: "Kantoor: het adres veranderen waarnaar iets verstuurd wordt",
    params: IdParams,
    body: z.object({ to: PostalAddressInput }),
    response: dataOf(StaffShipment),
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
  invoice: endpoint({
    method: "POST",
    path: "/staff/shipments/{id}/invoice",
    access: "manageMoney",
    summary: "Kantoor: de factuur maken van een gevraagd abonnement, en ze versturen",
    params: IdParams,
    body: z.object({ price: z.enum(["list", "reduced"]) }),
    response: dataOf(StaffShipment),
    status: 201,
  }),
  cancel: endpoint({
    method: "POST",
    path: "/staff/shipments/{id}/cancellation",
    access: "manageMoney",
    summary: "Kantoor: een gevraagd abonnement schrappen; wat gefactureerd is, wordt gecrediteerd",
    params: IdParams,
    body: z.object({ reason: typedLine().trim().min(3).max(255) }),
    status: 204,
  }),
  delete: endpoint({
    method: "DELETE",
    path: "/staff/shipments/{id}",
    access: "manageMoney",
    summary: "Kantoor: een gevraagd abonnement met alle gegevens weghalen, voor wie het niet zelf vroeg",
    params: IdParams,
    status: 204,
  }),
};
