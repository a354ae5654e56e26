import { jobKind } from "#platform/jobs/job-kind.ts";

/** An editor wants the links to be read anew. */
export const linksRequested = jobKind<object>("links.requested");
