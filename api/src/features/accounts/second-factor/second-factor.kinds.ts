import { jobKind } from "#platform/jobs/job-kind.ts";

/** A change of somebody's second factor, as the mail announces it. */
export type FactorChange =
  | { change: "totp-added" | "totp-removed" | "codes-renewed" | "switched-off" | "removed-by-staff" }
  | { change: "passkey-added" | "passkey-removed"; name: string }
  | { change: "code-used"; left: number };

export const factorChanged = jobKind<{ userId: string } & FactorChange>("second-factor.changed");
