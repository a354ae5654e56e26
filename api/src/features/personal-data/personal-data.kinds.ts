import { jobKind } from "#platform/jobs/job-kind.ts";

/* Named by the request, never by the person: what is left of a job says nothing about anybody. */
export const dataAsked = jobKind<{ requestId: string }>("personal-data.asked");
export const dataReady = jobKind<{ requestId: string }>("personal-data.ready");
export const erasurePlanned = jobKind<{ requestId: string }>("personal-data.erasure-planned");
export const erasureDone = jobKind<{ requestId: string }>("personal-data.erasure-done");
export const contestsHandedOver = jobKind<{ heirId: string; contestIds: string[] }>(
  "personal-data.contests-handed-over",
);
/** Files by the start of their key. */
export const filesDropped = jobKind<{ files: string[] }>("personal-data.files-dropped");
export const wordsUnused = jobKind<object>("personal-data.words-unused");
