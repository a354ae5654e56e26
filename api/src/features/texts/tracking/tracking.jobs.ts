import { later } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import { onSchedule } from "#platform/jobs/job.ts";
import { TOKEN_LIFETIME } from "./tracking-token.ts";

/** Deletes used tokens that have expired. */
const sweep = async ({ db, clock }: Services) => {
  await db.deleteFrom("tracked_tokens").where("tracked_at", "<", later(clock.now(), -TOKEN_LIFETIME)).execute();
};

export const trackingJobs = [onSchedule("tracking.sweep", "41 * * * *", sweep)];
