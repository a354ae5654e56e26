import { jobKind } from "#platform/jobs/job-kind.ts";

/** Mails a batch of the recipients of a newsletter. */
export const newsletterBatch = jobKind<{ newsletterId: string; batch: number }>("newsletter.batch");
/** Mails a newsletter to its editor, as a test. */
export const newsletterTested = jobKind<{ newsletterId: string; userId: string }>("newsletter.test");
