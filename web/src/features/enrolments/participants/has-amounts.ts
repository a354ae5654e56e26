import type { ParticipantSummary } from "@inktvis/contract/features/enrolments/participants";

/**
 * Whether there are amounts to show for these people: what was agreed or paid stays visible, even when the course has
 * become free.
 */
export const hasAmounts = (
  pricingStrategy: string,
  people: readonly Pick<ParticipantSummary, "priceTotal" | "paidAmount">[],
) => pricingStrategy !== "free" || people.some(({ priceTotal, paidAmount }) => priceTotal > 0 || paidAmount > 0);
