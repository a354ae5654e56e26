import { jobKind } from "#platform/jobs/job-kind.ts";

/** Confirms a registration to the person who made it. */
export const registrationReceivedMail = jobKind<{ registrationId: string }>("academy.registration-received");
