import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolment";

type Bought = Pick<Enrolment, "installment" | "finalizedAt" | "delistedAt">;

/**
 * The instalments that an enrolment was bought in: agreeing with them is what enrolled somebody, at that same moment.
 * Undefined when it was paid at once, also where instalments of an earlier purchase were agreed with.
 */
export const paidInInstalments = ({ installment, finalizedAt }: Omit<Bought, "delistedAt">) =>
  installment?.state === "approved" && installment.decidedAt === finalizedAt ? installment : undefined;

/** Those of them that still come in; undefined when there are none, or not any more. */
export function runningInstalments(enrolment: Bought) {
  const instalments = enrolment.delistedAt === null ? paidInInstalments(enrolment) : undefined;
  return instalments?.paymentState === "running" ? instalments : undefined;
}
