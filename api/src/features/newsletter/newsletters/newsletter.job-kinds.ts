import { jobKind } from "#platform/jobs/job-kind.ts";

/** A part of the recipients of a newsletter. */
export const newsletterBatch = jobKind<{ newsletterId: string; batch: number }>("newsletter.batch");
/** To who edits it, to try. */
export const newsletterTested = jobKind<{ newsletterId: string; userId: string }>("newsletter.test");
