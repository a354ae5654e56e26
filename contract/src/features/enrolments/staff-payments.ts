import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { Amount } from "#layer/fields.ts";
import { dataOf, IdParams, pageOf } from "#layer/schemas.ts";
import { SearchText } from "#layer/staff-fields.ts";
import { staffListQuery } from "#layer/staff-list.ts";
import { typedLine } from "#layer/typed-text.ts";

/* docs/product/payments.md#states */

/** As in the database; pages for members show `creating` as pending. */
export const StaffPaymentState = z.enum(["creating", "pending", "paid", "failed"]);
export type StaffPaymentState = z.infer<typeof StaffPaymentState>;
/** `given-up`: the provider never said how it ended. `let-go`: another payment took its place, or the seat lapsed. */
export const PaymentFailure = z.enum(["canceled", "expired", "failed", "given-up", "let-go"]);
export type PaymentFailure = z.infer<typeof PaymentFailure>;

/** Somebody involved in a course, with how staff reach them. */
export const StaffContact = z.object({ id: z.uuid(), nickname: z.string(), email: z.string() });
/** The person who pays; absent once erased. */
export const StaffPayer = StaffContact.extend({
  name: z.string().nullable().describe("voornaam en naam, als die ingevuld zijn"),
});
export const StaffPaidCourse = z.object({ slug: z.string(), title: z.string() });

/** docs/product/payments.md#refunds */
export const RefundState = z.enum(["creating", "queued", "pending", "processing", "refunded", "failed", "canceled"]);
export type RefundState = z.infer<typeof RefundState>;
export const StaffRefund = z
  .object({
    id: z.uuid(),
    paymentId: z.uuid().nullable().describe("null: het kwam in schijven binnen, per overschrijving"),
    way: z.enum(["provider", "transfer"]).describe("transfer: over te schrijven door het kantoor"),
    iban: z.string().nullable(),
    providerId: z.string().nullable(),
    state: RefundState,
    amount: Amount,
    reason: z.string(),
    enteredBy: z
      .string()
      .nullable()
      .describe(
        "wie het laatst invulde wat er in schijven binnenkwam: kijk de rekening na; null: een betaling, of gewist",
      ),
    createdAt: z.iso.datetime(),
    refundedAt: z.iso.datetime().nullable(),
    course: StaffPaidCourse,
    person: StaffPayer.nullable(),
  })
  .meta({ id: "StaffRefund" });
export type StaffRefund = z.infer<typeof StaffRefund>;

export const StaffPayment = z
  .object({
    id: z.uuid(),
    enrolmentId: z.uuid(),
    course: StaffPaidCourse,
    person: StaffPayer.nullable(),
    state: StaffPaymentState,
    failure: PaymentFailure.nullable(),
    provider: z.enum(["mollie", "till"]),
    providerId: z.string().nullable(),
    method: z.string().nullable(),
    amount: Amount.describe("in euro, gevraagd"),
    received: Amount.nullable(),
    refunded: Amount.describe("in euro, ook wat nog onderweg is"),
    chargedBack: Amount,
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().nullable(),
    paidAt: z.iso.datetime().nullable(),
    anomalyId: z.uuid().nullable().describe("wat ermee misging en nog op een beslissing wacht"),
  })
  .meta({ id: "StaffPayment" });
export type StaffPayment = z.infer<typeof StaffPayment>;

export const StaffPaymentsQuery = staffListQuery(["createdAt", "amount"], "DESC").extend({
  q: SearchText.describe(
    "een deel van een naam, een factuurnummer of een gestructureerde mededeling, een heel mailadres, of het nummer van de betaling hier of bij de betaaldienst",
  ),
  state: StaffPaymentState.optional(),
});
export type StaffPaymentsQuery = z.output<typeof StaffPaymentsQuery>;

export const StaffRefundsQuery = staffListQuery(["createdAt"], "DESC").extend({
  state: z.enum(["to-transfer", "open"]).optional().describe("to-transfer: over te schrijven; open: nog niet terug"),
});
export type StaffRefundsQuery = z.output<typeof StaffRefundsQuery>;

export const staffPayments = {
  list: endpoint({
    method: "GET",
    path: "/staff/payments",
    access: "manageMoney",
    summary: "Kantoor: betalingen, nieuwste eerst",
    query: StaffPaymentsQuery,
    response: pageOf(StaffPayment),
  }),
  get: endpoint({
    method: "GET",
    path: "/staff/payments/{id}",
    access: "manageMoney",
    summary: "Kantoor: een betaling, met wat ervan terugging",
    params: IdParams,
    response: dataOf(StaffPayment.extend({ refunds: z.array(StaffRefund) })),
  }),
};

export const staffRefunds = {
  list: endpoint({
    method: "GET",
    path: "/staff/refunds",
    access: "manageMoney",
    summary: "Kantoor: terugbetalingen, nieuwste eerst",
    query: StaffRefundsQuery,
    response: pageOf(StaffRefund),
  }),
  transferred: endpoint({
    method: "POST",
    path: "/staff/refunds/{id}/transferred",
    access: "manageMoney",
    summary: "Kantoor: een terugbetaling die met de hand moest, is overgeschreven",
    params: IdParams,
    body: z.object({ iban: typedLine().trim().min(5).max(50).describe("waar ze heen ging") }),
    response: dataOf(StaffRefund),
  }),
};
