import { jobKind } from "#platform/jobs/job-kind.ts";

/** A payment may have changed: the provider is asked what it is now. Its webhook puts this in the queue, and nothing else. */
export const paymentChanged = jobKind<{ paymentId: string }>("enrolments.payment-changed");
