import { jobKind } from "#platform/jobs/job-kind.ts";

/* The mails about assignments (docs/product/ecourses.md#assignments). */

interface OfSubmission {
  submissionId: string;
}

/** To the maker of the online course; not when a text replaces an unanswered one. */
export const textHandedInMail = jobKind<OfSubmission>("ecourses.text-handed-in");
/** To the writer. */
export const feedbackGivenMail = jobKind<OfSubmission>("ecourses.feedback-given");
