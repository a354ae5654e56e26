import { jobKind } from "#platform/jobs/job-kind.ts";

/** Job: deletes those of the given downloads that nothing offers any more. */
export const deleteUnusedFiles = jobKind<{ fileIds: string[] }>("files.drop");
