import { jobKind } from "#platform/jobs/job-kind.ts";

/** Tells an editor that a planned change did not become public (docs/product/content.md#plans). */
export const planFailedMail = jobKind<{ versionId: string }>("content.plan-failed");
