import { jobKind } from "#platform/jobs/job-kind.ts";

/** A refund has to be made at the provider, or may have changed there. */
export const refundChanged = jobKind<{ refundId: string }>("enrolments.refund-changed");
