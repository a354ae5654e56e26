import { jobKind } from "#platform/jobs/job-kind.ts";

/** Downloads that something stopped offering. Those that are still offered elsewhere stay. */
export const deleteUnusedFiles = jobKind<{ fileIds: string[] }>("files.drop");
