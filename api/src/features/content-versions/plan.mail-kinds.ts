import { jobKind } from "#platform/jobs/job-kind.ts";

/** The mail to an editor whose planned change did not become public (docs/product/content.md#plans). */
export const planFailedMail = jobKind<{ versionId: string }>("content.plan-failed");
