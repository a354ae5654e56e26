import { sql } from "kysely";
import { brusselsDay, days, later } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import { onSchedule } from "#platform/jobs/job.ts";
import { notify } from "#platform/notifications/notify.ts";

/** A notice that would be later than this, because the server was down, is skipped. */
const STALE = days(7);

/**
 * Notifies organisers that nobody can enrol any more, once for each deadline that passes: the key of the notification
 * contains the deadline.
 */
async function tellDeadlinesPassed({ db, clock }: Services) {
  const now = clock.now();
  const passed = await db
    .selectFrom("courses")
    .select(["id", "organizer_id", "enrollment_deadline"])
    .where("published_at", "is not", null)
    .where("has_enrollments", "=", true)
    .where("cancelled_at", "is", null)
    .where(sql<boolean>`enrollment_deadline < ${brusselsDay(now)}::date`)
    .where(sql<boolean>`enrollment_deadline >= ${brusselsDay(later(now, -STALE))}::date`)
    .execute();
  for (const { id, organizer_id, enrollment_deadline } of passed)
    await db.transaction().execute((tx) =>
      notify(tx, {
        to: [organizer_id],
        type: "courseEnrollmentDeadlinePassed",
        about: { course: id },
        dedupeKey: `${id} ${enrollment_deadline}`,
        now,
      }),
    );
}

export const courseNoticeJobs = [onSchedule("courses.notices", "*/10 * * * *", tellDeadlinesPassed)];
