import type { StaffAnomaly } from "@inktvis/contract/features/enrolments/staff-anomalies";
import { anomaliesCopy as copy } from "./anomalies.nl.ts";
import { paymentsCopy } from "./payments.nl.ts";

/**
 * Who decided. Without a name, a decision that only a person can take was taken by somebody who has been erased since.
 */
export const deciderOf = ({ decision, decidedBy }: Pick<StaffAnomaly, "decision" | "decidedBy">) =>
  decidedBy ?? (decision === "admitted" || decision === "dismissed" ? paymentsCopy.erased : copy.itself);
