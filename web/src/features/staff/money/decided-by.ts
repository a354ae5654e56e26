import type { StaffAnomaly } from "@inktvis/contract/features/enrolments/staff-anomalies";
import { anomaliesCopy as copy } from "./anomalies.nl.ts";
import { paymentsCopy } from "./payments.nl.ts";

/**
 * Who decided. Without a name, a decision that only a person can take was taken by somebody who has been erased since,
 * and what was settled was settled by itself; what was paid back may be either, so that nothing is said.
 */
export function deciderOf({ decision, decidedBy }: Pick<StaffAnomaly, "decision" | "decidedBy">) {
  if (decidedBy !== null) return decidedBy;
  if (decision === "refunded") return null;
  return decision === "settled" ? copy.itself : paymentsCopy.erased;
}
