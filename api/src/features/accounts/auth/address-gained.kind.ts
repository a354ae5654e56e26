import { jobKind } from "#platform/jobs/job-kind.ts";

/** An account came to have its confirmed address. Handled by what was sent to the address before. */
export const addressGained = jobKind<{ userId: string }>("auth.address-gained");
