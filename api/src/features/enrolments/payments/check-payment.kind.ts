import { jobKind } from "#platform/jobs/job-kind.ts";

/**
 * A payment may have changed: asks the provider for its current state. The webhook of the payment enqueues this job,
 * and does nothing else.
 */
export const paymentChanged = jobKind<{ paymentId: string }>("enrolments.payment-changed");
