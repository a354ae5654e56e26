import { jobKind } from "#platform/jobs/job-kind.ts";

/** Deletes those of these downloads that nothing offers any more. */
export const deleteUnusedFiles = jobKind<{ fileIds: string[] }>("files.drop");
