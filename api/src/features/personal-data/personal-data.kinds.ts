import { jobKind } from "#platform/jobs/job-kind.ts";

/* Job data holds request ids only, so that what remains of a job identifies nobody. */
export const exportRequested = jobKind<{ requestId: string }>("personal-data.asked");
export const exportReady = jobKind<{ requestId: string }>("personal-data.ready");
export const erasurePlanned = jobKind<{ requestId: string }>("personal-data.erasure-planned");
export const erasureDone = jobKind<{ requestId: string }>("personal-data.erasure-done");
/** Files to delete, by key prefix. */
export const filesUnused = jobKind<{ files: string[] }>("personal-data.files-dropped");
export const searchWordsUnused = jobKind<object>("personal-data.words-unused");
