import { jobKind } from "#platform/jobs/job-kind.ts";

/** To the person who earned a certificate or an attest, once (docs/product/ecourses.md#certificates). */
export const certificateEarnedMail = jobKind<{ certificateId: string }>("ecourses.certificate-earned");
