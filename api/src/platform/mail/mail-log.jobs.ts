import { days, later } from "../clock.ts";
import type { Services } from "../context.ts";
import { onSchedule } from "../jobs/job.ts";

/** Long enough to find out why somebody got no mail, and no longer. */
export const MAILS_KEPT = days(90);

async function sweep({ db, clock }: Services) {
  await db.deleteFrom("mail_log").where("at", "<", later(clock.now(), -MAILS_KEPT)).execute();
}

export const mailLogJobs = [onSchedule("mail-log.sweep", "41 4 * * *", sweep)];
