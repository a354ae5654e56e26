import { jobKind } from "#platform/jobs/job-kind.ts";

/** An account has gained its confirmed address. Features handle it that sent something to this address earlier. */
export const addressGained = jobKind<{ userId: string }>("auth.address-gained");
