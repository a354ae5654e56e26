import type { Context } from "#platform/context.ts";
import type { HouseData } from "./house-data.ts";

/** Why nobody can pay for a course now; null when they can (docs/product/payments.md#house-data). */
export function payableProblem(
  { payments }: Pick<Context, "payments">,
  { course, house }: { course: { pricing_strategy: string }; house: HouseData | null },
) {
  if (course.pricing_strategy === "free" || (payments && house)) return null;
  return "Betalen kan hier nog niet. Probeer het later opnieuw, of vraag het aan het huis.";
}
