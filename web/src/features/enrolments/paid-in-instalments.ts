import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolment";

type Bought = Pick<Enrolment, "installment" | "finalizedAt" | "delistedAt">;

/**
 * The instalments that an enrolment was bought in: approving them is what enrolled the participant, at that same
 * moment. Undefined when it was paid at once, even when instalments of an earlier purchase were approved.
 */
export const paidInInstalments = ({ installment, finalizedAt }: Omit<Bought, "delistedAt">) =>
  installment?.state === "approved" && installment.decidedAt === finalizedAt ? installment : undefined;

/** The instalments that are still being paid; undefined when there are none, or none any more. */
export function runningInstalments(enrolment: Bought) {
  const instalments = enrolment.delistedAt === null ? paidInInstalments(enrolment) : undefined;
  return instalments?.paymentState === "running" ? instalments : undefined;
}
