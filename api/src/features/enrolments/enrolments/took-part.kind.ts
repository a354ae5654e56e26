import { jobKind } from "#platform/jobs/job-kind.ts";

/** Somebody became a participant of a course, or one again. Handled by what belongs to a course beside enrolling. */
export const tookPart = jobKind<{ enrolmentId: string }>("enrolments.took-part");
