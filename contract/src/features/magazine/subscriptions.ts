import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { Amount, Email, OptionalFlag } from "#layer/fields.ts";
import { dataOf } from "#layer/schemas.ts";
import { typedLine } from "#layer/typed-text.ts";
import { INVOICING_FIELDS } from "#features/billing/invoicing.ts";

/* docs/product/magazine.md#subscriptions */

const line = typedLine().trim().min(1).max(255);

/** Who gets the magazine, and where. */
const Recipient = z.object({
  name: typedLine().trim().min(2).max(255),
  email: Email,
  addressStreet: line,
  addressNumber: line,
  addressPostalCode: line,
  addressCity: line,
  addressCountry: z.string().length(2).describe("ISO 3166-1, twee letters"),
});

export const SubscriptionInput = Recipient.extend({
  asksReduced: OptionalFlag.describe(
    "vraagt de verlaagde prijs, voor wie een cursus volgt; enkel in de landen van `reducedIn`",
  ),
  wantInvoice: OptionalFlag.describe("wil een factuur op een andere naam of een ander adres"),
  ...INVOICING_FIELDS,
}).meta({ id: "SubscriptionInput" });

const SubscriptionOffer = z
  .object({
    description: z.string(),
    listPrice: Amount,
    reducedPrice: Amount.nullable().describe("voor wie een cursus volgt; null: die is er nu niet"),
    reducedIn: z.array(z.string()).nullable().describe("landcodes; null: overal"),
    isReducedOnce: z.boolean().describe("ze geldt één keer per persoon"),
    hadReduced: z.boolean().describe("je had ze al eens, en krijgt ze niet nog eens"),
    prefilled: z
      .object({
        name: z.string().nullable(),
        email: z.string(),
        addressStreet: z.string().nullable(),
        addressNumber: z.string().nullable(),
        addressPostalCode: z.string().nullable(),
        addressCity: z.string().nullable(),
        addressCountry: z.string().nullable(),
      })
      .nullable()
      .describe("wat we van jou weten; null voor bezoekers"),
  })
  .meta({ id: "SubscriptionOffer" });
export type SubscriptionOffer = z.infer<typeof SubscriptionOffer>;

const SubscriptionReceipt = z.object({
  email: z.string(),
  price: Amount.describe("wat je vroeg te betalen"),
  isNew: z.boolean().describe("onwaar: dezelfde vraag wacht al, en er komt geen tweede bij"),
});
export type SubscriptionReceipt = z.infer<typeof SubscriptionReceipt>;

export const magazineSubscriptions = {
  offer: endpoint({
    method: "GET",
    path: "/magazine-subscriptions/offer",
    access: "public",
    summary: "Wat een jaar van het tijdschrift kost, en wat je al weet in te vullen",
    response: dataOf(SubscriptionOffer),
  }),
  create: endpoint({
    method: "POST",
    path: "/magazine-subscriptions",
    access: "public",
    summary: "Een abonnement op het tijdschrift vragen; twee keer hetzelfde is één vraag",
    body: SubscriptionInput,
    response: dataOf(SubscriptionReceipt),
    status: 201,
  }),
};
