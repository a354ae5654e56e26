import type { StaffAnomaly } from "@inktvis/contract/features/enrolments/staff-anomalies";
import { anomaliesCopy as copy } from "./anomalies.nl.ts";
import { paymentsCopy } from "./payments.nl.ts";

/** Who decided; of what only a person decides, without a name, somebody who was erased since. */
export const deciderOf = ({ decision, decidedBy }: Pick<StaffAnomaly, "decision" | "decidedBy">) =>
  decidedBy ?? (decision === "admitted" || decision === "dismissed" ? paymentsCopy.erased : copy.itself);
