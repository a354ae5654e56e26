import type { CourseSummary } from "@inktvis/contract/features/courses/course";
import { formatPrice } from "#platform/formats/numbers.ts";

type Prices = Pick<CourseSummary, "pricingStrategy" | "price" | "priceLow" | "priceHigh">;

/** `gratis`, `€ 120,00`, or `€ 80,00 tot € 160,00` when people choose what they pay. */
export function priceText({ pricingStrategy, price, priceLow, priceHigh }: Prices) {
  if (pricingStrategy === "paid_levels" && (priceLow ?? 0) < (priceHigh ?? 0)) {
    return `${formatPrice(priceLow ?? 0)} tot ${formatPrice(priceHigh ?? 0)}`;
  }
  return formatPrice(price ?? 0);
}
