import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf, SlugParams } from "#layer/schemas.ts";
import { typedLine } from "#layer/typed-text.ts";
import { Enrolment, EnrolmentSummary } from "./enrolment.ts";
import { EnrolmentDataInput } from "./enrolment-data.ts";
import { PaymentPreferencesInput, PriceChoices, Quote } from "./prices.ts";

export const enrolments = {
  mine: endpoint({
    method: "GET",
    path: "/me/courses/participations",
    access: "member",
    summary: "De cursussen waarvoor je je inschreef of begon in te schrijven: wat komt eerst, dan wat voorbij is",
    response: dataOf(z.array(EnrolmentSummary)),
  }),
  get: endpoint({
    method: "GET",
    path: "/courses/{slug}/participation",
    access: "member",
    summary: "Je inschrijving voor een cursus; null wanneer je nog niet begon",
    params: SlugParams,
    response: dataOf(Enrolment.nullable()),
  }),
  start: endpoint({
    method: "POST",
    path: "/courses/{slug}/participate/start",
    access: "member",
    summary: "De voorwaarden aanvaarden en beginnen; nog eens houdt opnieuw een plaats vrij wanneer dat kan",
    params: SlugParams,
    body: z.object({
      conditionsVersion: typedLine()
        .max(50)
        .optional()
        .describe("de voorwaarden die gelezen werden; 422 wanneer ze net wijzigden"),
    }),
    response: dataOf(Enrolment),
  }),
  saveData: endpoint({
    method: "POST",
    path: "/courses/{slug}/participate/save-data",
    access: "member",
    summary: "Gegevens invullen; een gratis cursus is daarmee rond, voor een betalende wordt een plaats vrijgehouden",
    params: SlugParams,
    body: EnrolmentDataInput,
    response: dataOf(Enrolment),
    orEmpty: 205,
  }),
  savePaymentPreferences: endpoint({
    method: "POST",
    path: "/courses/{slug}/participate/save-payment-preferences",
    access: "member",
    summary: "Kiezen wat je betaalt; wie niets hoeft te betalen, is daarmee ingeschreven",
    params: SlugParams,
    body: PaymentPreferencesInput,
    response: dataOf(Enrolment),
    orEmpty: 205,
  }),
  withdrawInstalment: endpoint({
    method: "DELETE",
    path: "/courses/{slug}/participation/installment",
    access: "member",
    summary: "De vraag intrekken om in schijven te betalen; er blijft even een plaats vrij om te betalen",
    params: SlugParams,
    response: dataOf(Enrolment),
  }),
  price: endpoint({
    method: "POST",
    path: "/courses/{slug}/participation/price",
    access: "member",
    summary: "Wat een keuze zou kosten; er verandert niets",
    changesNothing: true,
    params: SlugParams,
    body: PriceChoices,
    response: dataOf(Quote),
  }),
  paymentUrl: endpoint({
    method: "GET",
    path: "/courses/{slug}/participation/payment-url",
    access: "member",
    summary: "Waar je betaalt: een betaling die openstaat of een nieuwe; 410 wanneer er niets te betalen is",
    params: SlugParams,
    response: dataOf(z.object({ url: z.object({ href: z.string() }) })),
  }),
  downloadInvoice: endpoint({
    method: "GET",
    path: "/courses/{slug}/participation/download-invoice",
    access: "member",
    summary: "Je factuur, of een andere bij haar nummer",
    params: SlugParams,
    query: z.object({ number: typedLine().max(20).optional() }),
    produces: "application/pdf",
  }),
  attest: endpoint({
    method: "GET",
    path: "/courses/{slug}/participation/attendance-attest",
    access: "member",
    summary: "Een attest van de dagen waarop je in een cursus aanwezig was",
    params: SlugParams,
    produces: "application/pdf",
  }),
  calendar: endpoint({
    method: "GET",
    path: "/courses/{slug}/participation/calendar",
    access: "member",
    summary: "De cursus voor je agenda",
    params: SlugParams,
    produces: "text/calendar",
  }),
};
