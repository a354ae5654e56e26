import { jobKind } from "#platform/jobs/job-kind.ts";

/** Somebody is to be taken off a course that was called off, with all that came in back. */
export const delistCancelled = jobKind<{ enrolmentId: string }>("enrolments.delist-cancelled");
