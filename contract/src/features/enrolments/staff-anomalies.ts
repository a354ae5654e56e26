import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf, IdParams, pageOf } from "#layer/schemas.ts";
import { staffListQuery } from "#layer/staff-list.ts";
import { typedText } from "#layer/typed-text.ts";
import { StaffPaidCourse, StaffPayer, StaffPayment } from "./staff-payments.ts";

/** What a person has to look at (docs/product/payments.md#what-can-go-wrong). */
export const AnomalyKind = z.enum([
  "paid-twice",
  "paid-late",
  "wrong-amount",
  "unknown-payment",
  "chargeback",
  "books-unbalanced",
  "paid-after-erasure",
  "paid-after-delisting",
  "refund-failed",
]);
export type AnomalyKind = z.infer<typeof AnomalyKind>;
/** admit: enrolled after all, over capacity when need be; refund: everything goes back; dismiss: seen, with a note. */
export const AnomalyChoice = z.enum(["admit", "refund", "dismiss"]);
export type AnomalyChoice = z.infer<typeof AnomalyChoice>;

export const StaffAnomaly = z
  .object({
    id: z.uuid(),
    kind: AnomalyKind,
    filedAt: z.iso.datetime(),
    /** Null except for what this kind of anomaly knows. */
    details: z.object({
      expected: z.number().nullable().describe("in euro"),
      received: z.number().nullable().describe("in euro"),
      providerId: z.string().nullable(),
    }),
    payment: StaffPayment.nullable(),
    course: StaffPaidCourse.nullable(),
    person: StaffPayer.nullable(),
    choices: z.array(AnomalyChoice).describe("wat er nu te kiezen is"),
    decision: z.enum(["settled", "admitted", "refunded", "dismissed"]).nullable(),
    decidedAt: z.iso.datetime().nullable(),
    decidedBy: z.string().nullable().describe("schrijversnaam; leeg bij wat zichzelf oploste, en van wie gewist is"),
    note: z.string().nullable(),
  })
  .meta({ id: "StaffAnomaly" });
export type StaffAnomaly = z.infer<typeof StaffAnomaly>;

export const StaffAnomaliesQuery = staffListQuery(["filedAt"], "DESC").extend({
  state: z.enum(["open", "decided"]).optional(),
  kind: AnomalyKind.optional(),
});
export type StaffAnomaliesQuery = z.output<typeof StaffAnomaliesQuery>;

export const staffAnomalies = {
  list: endpoint({
    method: "GET",
    path: "/staff/anomalies",
    access: "manageMoney",
    summary: "Kantoor: wat er met betalingen misging, nieuwste eerst",
    query: StaffAnomaliesQuery,
    response: pageOf(StaffAnomaly),
  }),
  get: endpoint({
    method: "GET",
    path: "/staff/anomalies/{id}",
    access: "manageMoney",
    summary: "Kantoor: iets dat misging",
    params: IdParams,
    response: dataOf(StaffAnomaly),
  }),
  decide: endpoint({
    method: "POST",
    path: "/staff/anomalies/{id}/decide",
    access: "manageMoney",
    summary: "Kantoor: beslissen over wat misging; 409 wanneer een collega dat net deed",
    params: IdParams,
    body: z.object({
      decision: AnomalyChoice,
      note: typedText().trim().min(1).max(2000).optional().describe("verplicht bij dismiss"),
    }),
    response: dataOf(StaffAnomaly),
  }),
};
