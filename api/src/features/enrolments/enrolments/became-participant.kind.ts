import { jobKind } from "#platform/jobs/job-kind.ts";

/**
 * Somebody became a participant of a course, or was relisted. Handled by features beside enrolling that depend on it.
 */
export const becameParticipant = jobKind<{ enrolmentId: string }>("enrolments.took-part");
