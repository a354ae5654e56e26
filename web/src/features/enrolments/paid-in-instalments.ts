import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolment";

type Bought = Pick<Enrolment, "installment" | "activePayment">;

/** The instalments that an enrolment was paid in; undefined when it was paid at once, also after instalments that ended. */
export const paidInInstalments = ({ installment, activePayment }: Bought) =>
  installment?.state === "approved" && activePayment?.state !== "paid" ? installment : undefined;
