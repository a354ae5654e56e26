import type { Participant } from "@inktvis/contract/features/enrolments/participants";

export type ParticipantState = "enrolled" | "asked" | "paying" | "begun" | "delisted";

/** How far somebody is, for who organises the course (docs/product/participants.md#groups). */
export function participantState({
  delistedAt,
  finalizedAt,
  installment,
  reservedUntil,
  payments,
}: Pick<Participant, "delistedAt" | "finalizedAt" | "installment" | "reservedUntil" | "payments">): ParticipantState {
  if (delistedAt) return "delisted";
  if (finalizedAt) return "enrolled";
  if (installment?.state === "open") return "asked";
  return reservedUntil || payments.some(({ state }) => state === "pending") ? "paying" : "begun";
}
