import type { ParticipantSummary } from "@inktvis/contract/features/enrolments/participants";

/** Whether there are amounts to show of these people: what was agreed or came in stays, also in a course that is free since. */
export const hasAmounts = (
  pricingStrategy: string,
  people: readonly Pick<ParticipantSummary, "priceTotal" | "paidAmount">[],
) => pricingStrategy !== "free" || people.some(({ priceTotal, paidAmount }) => priceTotal > 0 || paidAmount > 0);
