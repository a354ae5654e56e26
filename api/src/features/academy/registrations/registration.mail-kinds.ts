import { jobKind } from "#platform/jobs/job-kind.ts";

/** To who registered. */
export const registrationReceivedMail = jobKind<{ registrationId: string }>("academy.registration-received");
