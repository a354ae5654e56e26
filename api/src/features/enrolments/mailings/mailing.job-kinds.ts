import { jobKind } from "#platform/jobs/job-kind.ts";
import type { CheckedDraft } from "./mailing.rules.ts";

/** To one recipient. */
export const mailingSent = jobKind<{ mailingId: string; userId: string }>("enrolments.mailing");
/** A test mail, to the person who wrote it. */
export const mailingTested = jobKind<{ courseId: string; userId: string; draft: CheckedDraft }>(
  "enrolments.mailing-test",
);
