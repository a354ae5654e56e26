import { jobKind } from "#platform/jobs/job-kind.ts";

/** Somebody is to be delisted from a course that was called off, with a refund of all that came in. */
export const delistCancelled = jobKind<{ enrolmentId: string }>("enrolments.delist-cancelled");
