import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { Amount, Euros } from "#layer/fields.ts";
import { dataOf, IdParams } from "#layer/schemas.ts";
import { typedText } from "#layer/typed-text.ts";
import { MAX_PRICE } from "#features/courses/course-input.ts";

/* Paying for a course in instalments (docs/product/instalments.md). In addresses they are installments. */

export const InstalmentState = z.enum(["open", "approved", "rejected"]);
export type InstalmentState = z.infer<typeof InstalmentState>;
/** An approved request is `running` until the organiser says that it is done, because all came in or was waived. */
export const InstalmentPaymentState = z.enum(["running", "paid"]);
export type InstalmentPaymentState = z.infer<typeof InstalmentPaymentState>;

/** A request to pay in instalments, and what became of it. */
export const Instalment = z
  .object({
    id: z.uuid(),
    state: InstalmentState,
    paymentState: InstalmentPaymentState.nullable().describe("null tot de aanvraag goedgekeurd is"),
    reason: z.string(),
    paidAmount: Amount.describe("in euro, wat al binnenkwam"),
    totalAmount: Amount,
    outstandingAmount: Amount.describe("in euro, wat nog te betalen is: totaal, min betaald, min gecrediteerd"),
    requestedAt: z.iso.datetime(),
    decidedAt: z.iso.datetime().nullable(),
    rejectMessage: z.string().nullable().describe("wat de organisator schreef bij het afwijzen"),
    settledAt: z.iso.datetime().nullable().describe("wanneer de organisator alles betaald noemde"),
  })
  .meta({ id: "Installment" });
export type Instalment = z.infer<typeof Instalment>;

/** How to transfer what is outstanding. */
export const Transfer = z
  .object({
    beneficiary: z.string(),
    iban: z.string(),
    communication: z.string().describe("gestructureerde mededeling, zoals +++020/2600/00142+++"),
    amount: Amount,
    qrText: z.string().describe("wat in de QR-code staat (EPC069-12)"),
  })
  .meta({ id: "Transfer" });
export type Transfer = z.infer<typeof Transfer>;

/** The newest request of one's own enrolment. */
export const OwnInstalment = Instalment.extend({
  transfer: Transfer.nullable().describe("null zolang er niets over te schrijven is"),
  instructions: z.string().nullable().describe("afspraken van de organisator, zodra de aanvraag goedgekeurd is"),
}).meta({ id: "OwnInstallment" });
export type OwnInstalment = z.infer<typeof OwnInstalment>;

/** A request as whoever manages the course sees it. */
export const ManagedInstalment = Instalment.extend({
  invoiceNumber: z.string().nullable(),
  communication: z.string().nullable().describe("waaraan je de overschrijvingen herkent"),
  entries: z
    .array(
      z.object({
        paidAmount: Amount.describe("in euro, alles samen tot dan"),
        enteredAt: z.iso.datetime(),
        enteredBy: z.string().nullable().describe("schrijversnaam; null: gewist"),
      }),
    )
    .describe("wie wanneer welk bedrag invulde, laatste eerst"),
}).meta({ id: "ManagedInstallment" });
export type ManagedInstalment = z.infer<typeof ManagedInstalment>;

/** In euros; far above any price, so that the refusal of a sum above what is due can name what is due. */
const MAX_TYPED = 100 * MAX_PRICE;

/** For whoever manages the course; for others there is no request (404). */
const MANAGEMENT = "member";
const ANSWER = dataOf(ManagedInstalment);

/** The total of everything that came in so far. */
export const PaidAmountInput = z
  .object({
    paidAmount: Euros(MAX_TYPED),
    before: Euros(MAX_TYPED).optional().describe("wat er stond; 409 wanneer er intussen iets anders ingevuld is"),
  })
  .meta({ id: "PaidAmountInput" });

export const instalments = {
  get: endpoint({
    method: "GET",
    path: "/installments/{id}",
    access: MANAGEMENT,
    summary: "Een aanvraag om in schijven te betalen, voor wie de cursus beheert",
    params: IdParams,
    response: ANSWER,
  }),
  approve: endpoint({
    method: "POST",
    path: "/installments/{id}/approve",
    access: MANAGEMENT,
    summary: "Akkoord gaan: de deelnemer is ingeschreven en krijgt de factuur; 409 wanneer er al beslist is",
    params: IdParams,
    response: ANSWER,
  }),
  reject: endpoint({
    method: "POST",
    path: "/installments/{id}/reject",
    access: MANAGEMENT,
    summary: "Niet akkoord gaan: de plaats blijft nog 72 uur vrij; 409 wanneer er al beslist is",
    params: IdParams,
    body: z.object({
      message: typedText()
        .trim()
        .max(2000)
        .optional()
        .describe("leest wie het vroeg, in een mail en bij de inschrijving"),
    }),
    response: ANSWER,
  }),
  savePaidAmount: endpoint({
    method: "PUT",
    path: "/installments/{id}",
    access: MANAGEMENT,
    summary: "Invullen hoeveel er in totaal al betaald is; 409 wanneer alles al betaald heet",
    params: IdParams,
    body: PaidAmountInput,
    response: ANSWER,
  }),
  markAsPaid: endpoint({
    method: "POST",
    path: "/installments/{id}/mark-as-paid",
    access: MANAGEMENT,
    summary: "Afronden; wat er niet binnenkwam, wordt kwijtgescholden met een creditnota",
    params: IdParams,
    body: z.object({
      paidAmount: Euros(MAX_TYPED).optional().describe("wat er in totaal binnenkwam, wanneer dat nog niet ingevuld is"),
      before: PaidAmountInput.shape.before,
      waivedAmount: Euros(MAX_TYPED)
        .optional()
        .describe("wat er te kwijtschelden stond; 409 wanneer het intussen een ander bedrag is"),
    }),
    response: ANSWER,
  }),
};
