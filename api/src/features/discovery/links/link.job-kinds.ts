import { jobKind } from "#platform/jobs/job-kind.ts";

/** Requested by an editor: all links are read again. */
export const linksRequested = jobKind<object>("links.requested");
