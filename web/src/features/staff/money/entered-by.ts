import type { StaffRefund } from "@inktvis/contract/features/enrolments/staff-payments";
import { paymentsCopy } from "./payments.nl.ts";

/** Who entered the money that goes back, when it came in by instalments; null for a payment, which the provider knows. */
export const enteredByOf = ({ paymentId, enteredBy }: Pick<StaffRefund, "paymentId" | "enteredBy">) =>
  paymentId === null ? (enteredBy ?? paymentsCopy.erased) : null;
