import { jobKind } from "#platform/jobs/job-kind.ts";

/* The mails about assignments (docs/product/ecourses.md#assignments). */

interface OfSubmission {
  submissionId: string;
}

/** To whoever made the online course; not for a text that replaces one without an answer. */
export const textHandedInMail = jobKind<OfSubmission>("ecourses.text-handed-in");
/** To whoever handed it in. */
export const feedbackGivenMail = jobKind<OfSubmission>("ecourses.feedback-given");
