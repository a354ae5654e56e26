import { jobKind } from "#platform/jobs/job.ts";

/* Named by the request, never by the person: what is left of a job says nothing about anybody. */
export const exportRequested = jobKind<{ requestId: string }>("personal-data.asked");
export const exportReady = jobKind<{ requestId: string }>("personal-data.ready");
export const erasurePlanned = jobKind<{ requestId: string }>("personal-data.erasure-planned");
export const erasureDone = jobKind<{ requestId: string }>("personal-data.erasure-done");
export const contestsTransferred = jobKind<{ successorId: string; contestIds: string[] }>(
  "personal-data.contests-handed-over",
);
/** Files by the start of their key. */
export const filesUnused = jobKind<{ files: string[] }>("personal-data.files-dropped");
export const searchWordsUnused = jobKind<object>("personal-data.words-unused");
