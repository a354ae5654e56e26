import * as z from "zod";
import { Amount } from "#layer/fields.ts";
import { ENROLMENT_STEPS } from "#page-paths/organization.ts";
import { AddOnCode } from "#features/billing/add-on-codes.ts";
import { Course } from "#features/courses/course.ts";
import { PersonDetails } from "#features/people/person-details.ts";
import { RefundTerms } from "./delisting.ts";
import { OwnInstalment } from "./instalments.ts";
import { PaymentState } from "./payments.ts";
import { PriceLevel, Quote } from "./prices.ts";

/* What addresses call the `participation` in a course is an enrolment everywhere else (docs/product/enrolments.md). */

/** The course as an enrolment shows it; `practicalInfo` and the mail address are for people who are enrolled. */
const EnrolmentCourse = z.object({
  ...Course.pick({
    slug: true,
    title: true,
    image: true,
    organization: true,
    teacher: true,
    location: true,
    locationGoogleMapsLink: true,
    externalLink: true,
    startDate: true,
    endDate: true,
    classTimes: true,
    enrollmentDeadline: true,
    isBeforeEnrollmentDeadline: true,
    availableSeats: true,
    hasRealLifePart: true,
    mode: true,
    publishedAt: true,
    cancelledAt: true,
    cancelMessage: true,
    pricingStrategy: true,
    price: true,
    priceLow: true,
    priceHigh: true,
    practicalInfo: true,
    adminEmailAddress: true,
    survey: true,
    courseDiscountTypes: true,
    pricingAllowInstallments: true,
    ecourses: true,
  }).shape,
  pricingInstallmentInstructions: z
    .string()
    .nullable()
    .describe("afspraken van de organisator, te lezen vóór je vraagt om in schijven te betalen; null: dat kan niet"),
  conditions: z.string().describe("opgeschoonde HTML, zoals ze aanvaard werden"),
  opensAtOnce: z
    .boolean()
    .describe("wie inschrijft, kan meteen beginnen: zonder bijeenkomsten, of met een online cursus erbij"),
});

export const EnrolmentStep = z.enum(ENROLMENT_STEPS);

export const EnrolmentSummary = z
  .object({
    id: z.uuid(),
    startedAt: z.iso.datetime(),
    finalizedAt: z.iso.datetime().nullable(),
    delistedAt: z.iso.datetime().nullable(),
    waitsFor: z
      .enum(["instalment-answer", "payment-review"])
      .nullable()
      .describe("op wie het wacht zolang de inschrijving niet rond is; null: op jou, of op niemand"),
    rejectedInstallment: z
      .object({ message: z.string().nullable().describe("wat de organisator erbij schreef") })
      .nullable()
      .describe("zolang de inschrijving niet rond is: de laatste vraag om in schijven te betalen werd afgewezen"),
    enrolProblem: z
      .string()
      .nullable()
      .describe("waarom wie begon en geen plaats heeft er geen meer kan nemen; null: je hebt er een, of het kan nog"),
    isFull: z
      .boolean()
      .describe("de inschrijving is niet rond, de cursus is vol, en er is geen plaats voor je vrijgehouden"),
    hasLostSeat: z.boolean().describe("er was een plaats voor je vrijgehouden, en nu niet meer"),
    reservedUntil: z.iso.datetime().nullable().describe("zo lang is er een plaats voor je; null: er is er geen"),
    outstandingAmount: Amount.describe("in euro, wat nog te betalen is van wat gefactureerd werd"),
    course: EnrolmentCourse.pick({
      slug: true,
      title: true,
      image: true,
      organization: true,
      startDate: true,
      endDate: true,
      hasRealLifePart: true,
      cancelledAt: true,
    }),
  })
  .meta({ id: "EnrolmentSummary" });
export type EnrolmentSummary = z.infer<typeof EnrolmentSummary>;

/** One's own enrolment, as any of its pages needs it. */
export const Enrolment = EnrolmentSummary.omit({ waitsFor: true, hasLostSeat: true })
  .extend({
    course: EnrolmentCourse,
    step: EnrolmentStep,
    hasCompleteData: z.boolean(),
    /** What was filled in, or else what the profile has, for the form to begin with. */
    personalData: PersonDetails.extend({
      parentName: z.string().nullable(),
      survey: z.object({ answers: z.record(z.uuid(), z.uuid()) }),
    }),
    user: z.object({ slug: z.string().nullable(), email: z.string(), nickname: z.string() }),
    useInvoicingAddress: z.boolean(),
    invoicingData: z
      .object({
        invoicingName: z.string().nullable(),
        invoicingEmail: z.string().nullable(),
        invoicingAddress: z.object({
          street: z.string().nullable(),
          number: z.string().nullable(),
          postalCode: z.string().nullable(),
          city: z.string().nullable(),
          country: z.string().nullable(),
        }),
        invoicingVatNumber: z.string().nullable(),
      })
      .nullable(),
    priceLevel: PriceLevel.nullable(),
    courseDiscountTypeId: z.int().nullable(),
    courseDiscountType: z.object({ name: z.string() }).nullable(),
    discountPercentage: z.number().nullable().describe("12.5 is 12,5 %"),
    discountReason: z.string().nullable(),
    isDiscountWithdrawn: z.boolean().describe("de gekozen korting geldt niet meer voor wie nu kiest"),
    bookEnabled: z.boolean(),
    taalDeelEnabled: z.boolean(),
    verzinEnabled: z.boolean(),
    waivesWithdrawal: z.boolean(),
    ...Quote.shape,
    addOns: z
      .array(
        z.object({
          code: AddOnCode,
          name: z.string(),
          description: z.string(),
          price: Amount,
          listPrice: Amount.nullable(),
          unavailableBecause: z.string().nullable(),
        }),
      )
      .describe("wat je bij deze cursus kan kopen"),
    seller: z.string().nullable().describe("van wie de factuur komt; null zolang het huis dat niet invulde"),
    payableProblem: z.string().nullable().describe("waarom betalen nu niet kan"),
    /** The newest attempt to pay. */
    activePayment: z
      .object({
        id: z.uuid(),
        state: PaymentState,
        amount: Amount,
        createdAt: z.iso.datetime(),
        expiresAt: z.iso.datetime().nullable(),
        method: z.string().nullable(),
        isCanceled: z.boolean().describe("wie betaalt, annuleerde zelf"),
        isWithBank: z.boolean().describe("wie betaalt, deed het zijne: de bank is nog bezig"),
      })
      .nullable(),
    isInReview: z.boolean().describe("er kwam een betaling binnen die iemand nakijkt: betaal intussen niet nog eens"),
    installment: OwnInstalment.nullable().describe("de laatste aanvraag om in schijven te betalen"),
    refundTerms: RefundTerms,
    withdrawalUntil: z.iso
      .date()
      .describe("tot en met dan krijgt wie nu ingeschreven wordt of dat al is alles terug, tenzij die dat recht opgaf"),
    refundedAmount: Amount.describe("wat terugging"),
    refundUnderwayAmount: Amount.describe("wat nog teruggaat"),
    delistRequestReason: z.string().nullable().describe("waarom je vroeg om uitgeschreven te worden"),
    delistMessage: z
      .string()
      .nullable()
      .describe("wat de organisator schreef toen die daarover besliste, of je uitschreef"),
    attendedDays: z.int().describe("op hoeveel dagen je aanwezig was; vanaf één is er een attest"),
    invoices: z.array(z.object({ number: z.string(), isCreditNote: z.boolean(), date: z.iso.date(), total: Amount })),
  })
  .meta({ id: "Enrolment" });
export type Enrolment = z.infer<typeof Enrolment>;
