import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { Amount, inKnownYears } from "#layer/fields.ts";
import { dataOf, IdParams, pageOf } from "#layer/schemas.ts";
import { SearchText } from "#layer/staff-fields.ts";
import { staffListQuery } from "#layer/staff-list.ts";

/* docs/product/payments.md#invoices */

const InvoiceSeries = z.enum(["invoice", "credit-note"]);

export const StaffInvoice = z
  .object({
    id: z.uuid(),
    number: z.string(),
    series: InvoiceSeries,
    date: z.iso.date(),
    buyer: z.object({ name: z.string(), email: z.string(), vatNumber: z.string().nullable() }),
    description: z.string().describe("de eerste regel"),
    total: Amount.describe("in euro, ook van een creditnota boven nul"),
    credited: Amount.describe("in euro, wat er van een factuur gecrediteerd is"),
    method: z.string().nullable(),
    credits: z.string().nullable().describe("van een creditnota: het nummer van haar factuur"),
    reason: z.string().nullable(),
    enrolmentId: z.uuid().nullable().describe("null: van een abonnement op het tijdschrift"),
    subscriptionId: z.uuid().nullable(),
    paymentId: z.uuid().nullable(),
  })
  .meta({ id: "StaffInvoice" });
export type StaffInvoice = z.infer<typeof StaffInvoice>;

const day = inKnownYears(z.iso.date());
const Period = { from: day.optional(), until: day.optional().describe("tot en met die dag") };

export const StaffInvoicesQuery = staffListQuery(["date", "number", "total"], "DESC").extend({
  ...Period,
  q: SearchText.describe("een deel van een nummer, naam, mailadres, btw-nummer of gestructureerde mededeling"),
  series: InvoiceSeries.optional(),
  enrolmentId: z.uuid().optional(),
});

export const staffInvoices = {
  list: endpoint({
    method: "GET",
    path: "/staff/invoices",
    access: "manageMoney",
    summary: "Kantoor: facturen en creditnota's, nieuwste eerst",
    query: StaffInvoicesQuery,
    response: pageOf(StaffInvoice),
  }),
  get: endpoint({
    method: "GET",
    path: "/staff/invoices/{id}",
    access: "manageMoney",
    summary: "Kantoor: een factuur of creditnota",
    params: IdParams,
    response: dataOf(StaffInvoice),
  }),
  pdf: endpoint({
    method: "GET",
    path: "/staff/invoices/{id}/pdf",
    access: "manageMoney",
    summary: "Kantoor: een factuur of creditnota als PDF",
    params: IdParams,
    produces: "application/pdf",
  }),
  csv: endpoint({
    method: "GET",
    path: "/staff/invoices/csv",
    access: "manageMoney",
    summary: "Kantoor: de facturen en creditnota's van een periode, voor de boekhouding",
    query: z.object(Period),
    produces: "text/csv",
  }),
};
