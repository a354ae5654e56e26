import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { Amount } from "#layer/fields.ts";
import { dataOf, IdParams, SlugParams } from "#layer/schemas.ts";
import { AddOnCode } from "#features/billing/add-on-codes.ts";
import { PricingStrategy } from "#features/courses/course.ts";
import { PersonDetails } from "#features/people/person-details.ts";
import { Enrolment } from "./enrolment.ts";
import { PaymentState } from "./payments.ts";
import { PriceLevel, Quote } from "./prices.ts";
import { Instalment } from "./instalments.ts";
import { RefundState } from "./staff-payments.ts";

/* What the organiser of a course sees of the people who enrol in it (docs/product/participants.md). */

/** By whom somebody was delisted, or `cancelled` with the course; null: by erasing their account. */
export const DelistedAs = z.enum(["organizer", "participant", "cancelled"]);
export type DelistedAs = z.infer<typeof DelistedAs>;

/** How far somebody's enrolment is (docs/product/participants.md#groups); `begun`: in none of the groups. */
export const ParticipantState = z.enum(["enrolled", "installment-requested", "paying", "begun", "delisted"]);
export type ParticipantState = z.infer<typeof ParticipantState>;

/** A row of the four lists. */
export const ParticipantSummary = z
  .object({
    id: z.uuid(),
    user: z
      .object({ nickname: z.string(), slug: z.string().nullable().describe("null: geen profiel") })
      .nullable()
      .describe("null: de account is gewist"),
    name: z.string().nullable().describe("voornaam en naam; null: gewist"),
    state: ParticipantState,
    startedAt: z.iso.datetime(),
    finalizedAt: z.iso.datetime().nullable(),
    delistedAt: z.iso.datetime().nullable(),
    delistRequestedAt: z.iso.datetime().nullable().describe("vroeg om uitgeschreven te worden"),
    reservedUntil: z.iso.datetime().nullable().describe("zo lang is er een plaats voor wie nog betaalt"),
    priceTotal: Amount,
    paidAmount: Amount.describe("in euro, wat binnenkwam, ook in schijven"),
    refundedAmount: Amount.describe("in euro, ook wat nog onderweg is"),
    outstandingAmount: Amount.describe("in euro, wat een ingeschrevene nog moet betalen"),
    installment: Instalment.pick({
      id: true,
      state: true,
      paymentState: true,
      paidAmount: true,
      totalAmount: true,
      requestedAt: true,
      decidedAt: true,
    })
      .nullable()
      .describe("de laatste aanvraag"),
  })
  .meta({ id: "ParticipantSummary" });
export type ParticipantSummary = z.infer<typeof ParticipantSummary>;

/** Everything about one enrolment, for whoever manages the course. */
export const Participant = ParticipantSummary.extend({
  user: z
    .object({ nickname: z.string(), slug: z.string().nullable(), email: z.string() })
    .nullable()
    .describe("null: de account is gewist"),
  course: z.object({
    slug: z.string(),
    title: z.string(),
    pricingStrategy: PricingStrategy,
    startDate: z.iso.date().nullable(),
  }),
  delistedAs: DelistedAs.nullable(),
  delistRequestReason: z.string().nullable().describe("ook nadat erover beslist is"),
  delistMessage: z.string().nullable().describe("wat er bij de laatste beslissing geschreven werd"),
  relisting: z
    .object({
      paysAgain: z.boolean().describe("kreeg iets terug, en betaalt de hele prijs opnieuw"),
      getsRest: z.boolean().describe("kreeg iets terug, en krijgt ook de rest van de eerste keer terug"),
      problem: z.enum(["blocked", "cancelled", "full"]).nullable().describe("waarom het niet kan; null: dat kan"),
    })
    .nullable()
    .describe("wat opnieuw inschrijven zou betekenen; null voor wie niet uitgeschreven is, of gewist"),
  personalData: PersonDetails.extend({ parentName: z.string().nullable() }),
  survey: z.array(z.object({ question: z.string(), answer: z.string().nullable() })),
  useInvoicingAddress: z.boolean(),
  invoicingData: Enrolment.shape.invoicingData,
  priceLevel: PriceLevel.nullable(),
  courseDiscountType: z.object({ name: z.string() }).nullable(),
  discountPercentage: z.number().nullable().describe("12.5 is 12,5 %"),
  discountReason: z.string().nullable(),
  ...Quote.shape,
  addOns: z.array(z.object({ code: AddOnCode, name: z.string(), price: Amount, sentAt: z.iso.datetime().nullable() })),
  payments: z
    .array(
      z.object({
        id: z.uuid(),
        state: PaymentState,
        amount: Amount,
        method: z.string().nullable(),
        providerId: z.string().nullable(),
        createdAt: z.iso.datetime(),
        expiresAt: z.iso.datetime().nullable(),
        paidAt: z.iso.datetime().nullable(),
      }),
    )
    .describe("nieuwste eerst"),
  refunds: z
    .array(
      z.object({
        id: z.uuid(),
        state: RefundState,
        amount: Amount,
        reason: z.string(),
        createdAt: z.iso.datetime(),
        refundedAt: z.iso.datetime().nullable(),
      }),
    )
    .describe("nieuwste eerst"),
  invoices: Enrolment.shape.invoices,
  installment: Instalment.nullable().describe("de laatste aanvraag"),
  installmentHistory: z.array(Instalment).describe("de aanvragen daarvoor, nieuwste eerst"),
  isInReview: z.boolean().describe("het kantoor kijkt een betaling na"),
}).meta({ id: "Participant" });
export type Participant = z.infer<typeof Participant>;

/** For whoever manages the course; for others there are no participants (404), whatever their rights. */
const MANAGEMENT = "member";
const Participants = dataOf(z.array(ParticipantSummary));

export const participants = {
  active: endpoint({
    method: "GET",
    path: "/courses/{slug}/participants/active",
    access: MANAGEMENT,
    summary: "Wie ingeschreven is voor een cursus die je beheert, op naam",
    params: SlugParams,
    response: Participants,
  }),
  withPendingPayment: endpoint({
    method: "GET",
    path: "/courses/{slug}/participants/with-pending-payment",
    access: MANAGEMENT,
    summary: "Wie alles invulde en nog betaalt; wie pas begon, wordt alleen geteld",
    params: SlugParams,
    response: Participants.extend({
      meta: z.object({ begun: z.int().describe("hoeveel mensen begonnen, en hier niet staan") }),
    }),
  }),
  withInstallmentRequest: endpoint({
    method: "GET",
    path: "/courses/{slug}/participants/with-installment-request",
    access: MANAGEMENT,
    summary: "Wie vroeg om in schijven te betalen en op een antwoord wacht, wie langst wacht eerst",
    params: SlugParams,
    response: Participants,
  }),
  delisted: endpoint({
    method: "GET",
    path: "/courses/{slug}/participants/delisted",
    access: MANAGEMENT,
    summary: "Wie uitgeschreven is, laatst uitgeschreven eerst",
    params: SlugParams,
    response: Participants,
  }),
  get: endpoint({
    method: "GET",
    path: "/course-participants/{id}",
    access: MANAGEMENT,
    summary: "Een deelnemer aan een cursus die je beheert: gegevens, prijs en betalingen",
    params: IdParams,
    response: dataOf(Participant),
  }),
  csv: endpoint({
    method: "GET",
    path: "/export/courses/{slug}/csv",
    access: MANAGEMENT,
    summary: "De deelnemers van een cursus die je beheert, als rekenblad",
    params: SlugParams,
    produces: "text/csv",
  }),
};
