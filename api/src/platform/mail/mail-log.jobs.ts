import { days, later } from "../clock.ts";
import type { Services } from "../context.ts";
import { onSchedule } from "../jobs/job.ts";

/** Long enough to investigate a missing mail. */
export const MAIL_LOG_RETENTION = days(90);

async function sweep({ db, clock }: Services) {
  await db.deleteFrom("mail_log").where("at", "<", later(clock.now(), -MAIL_LOG_RETENTION)).execute();
}

export const mailLogJobs = [onSchedule("mail-log.sweep", "41 4 * * *", sweep)];
