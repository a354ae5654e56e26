import * as z from "zod";
import { Amount, Euros, Flag, OptionalFlag, emptyAsNull } from "#layer/fields.ts";
import { typedLine } from "#layer/typed-text.ts";
import { MAX_PRICE } from "#features/courses/course-input.ts";

/* What an enrolment costs, and which choices decide that (docs/product/payments.md#price). */

export const PRICE_LEVELS = ["low", "normal", "high"] as const;
export const PriceLevel = z.enum(PRICE_LEVELS);
export type PriceLevel = z.infer<typeof PriceLevel>;

/** The choices that decide the price. */
export const PriceChoices = z
  .object({
    priceLevel: emptyAsNull(PriceLevel),
    courseDiscountTypeId: emptyAsNull(z.int32()),
    bookEnabled: OptionalFlag,
    taalDeelEnabled: OptionalFlag,
    verzinEnabled: OptionalFlag,
  })
  .meta({ id: "PriceChoices" });
export type PriceChoices = z.input<typeof PriceChoices>;

export const PaymentPreferencesInput = PriceChoices.extend({
  discountReason: emptyAsNull(typedLine().trim().min(1).max(255)),
  installmentEnabled: OptionalFlag.describe(
    "vragen om in schijven te betalen; de inschrijving wacht dan op de organisator",
  ),
  installmentReason: emptyAsNull(typedLine().trim().min(1).max(255)),
  waivesWithdrawal: Flag.optional().describe("wil meteen toegang, en ziet daarvoor af van de veertien dagen"),
  priceTotal: Euros(100 * MAX_PRICE)
    .optional()
    .describe("het totaal dat er stond; 409 wanneer het intussen anders is"),
}).meta({ id: "PaymentPreferencesInput" });
export type PaymentPreferencesInput = z.input<typeof PaymentPreferencesInput>;

/** docs/product/payments.md#price */
export const Quote = z
  .object({
    priceCourse: Amount,
    discountAmount: Amount,
    priceBook: Amount,
    priceTaalDeel: Amount,
    priceVerzin: Amount,
    priceTotal: Amount,
  })
  .meta({ id: "Quote" });
export type Quote = z.infer<typeof Quote>;
