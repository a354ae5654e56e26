import { brusselsDay, days, later } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { tryEach } from "#platform/jobs/try-each.ts";
import { onJob, onSchedule } from "#platform/jobs/job.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { claimNotice, dedupeKeyOf } from "#platform/notifications/notice-claims.ts";
import { notify } from "#platform/notifications/notify.ts";
import { courseCalendar } from "../enrolments/course-calendar.ts";
import { enrolleeOf, replyTo } from "../enrolments/enrolment.mail-jobs.ts";
import { enrolmentsInMail } from "../enrolments/queries/enrolment-in-mail.ts";
import { startingSoon } from "./starting-soon.mails.ts";

/** How long before a course begins its participants are notified. */
const BEFORE = days(3);

interface StartingSoon {
  enrolmentId: string;
  /** The first day that the mail announces; when it moves, participants are notified again. */
  startDate: string;
}
const startingSoonMail = jobKind<StartingSoon>("enrolments.starting-soon");

/**
 * Notifies participants that their course begins, from nine in the morning three days before, once for each day that
 * it was to begin on (docs/product/enrolments.md#starting-soon). People who enrol later have just read when it begins.
 */
async function tellStartingSoon({ db, clock, jobs, log }: Services) {
  const now = clock.now();
  const courses = await db
    .selectFrom("courses")
    .select(["id", "start_date"])
    .where("has_enrollments", "=", true)
    .where("cancelled_at", "is", null)
    .where("start_date", ">", brusselsDay(now))
    .where("start_date", "<=", brusselsDay(later(now, BEFORE)))
    .$narrowType<{ start_date: string }>()
    .execute();
  await tryEach({ log }, courses, ({ id, start_date }) =>
    db.transaction().execute((tx) => tellParticipants(tx, jobs, { id, startDate: start_date, now })),
  );
}

interface Start {
  id: string;
  startDate: string;
  now: Date;
}

async function tellParticipants(tx: Tx, jobs: Services["jobs"], { id, startDate, now }: Start) {
  const course = await tx
    .selectFrom("courses")
    .select("id")
    .where("id", "=", id)
    .where("start_date", "=", startDate)
    .where("cancelled_at", "is", null)
    // Waits for people who are becoming a participant at this moment.
    .forShare()
    .executeTakeFirst();
  // Moved or called off since it was found.
  if (!course) return;
  const notice = { subject: { kind: "course" as const, id }, kind: "starting-soon", about: new Date(startDate) };
  if (!(await claimNotice(tx, notice))) return;
  const participants = await tx
    .selectFrom("enrolments")
    .select(["id", "user_id"])
    .where("course_id", "=", id)
    .where("finalized_at", "is not", null)
    .where("delisted_at", "is", null)
    .where("user_id", "is not", null)
    .$narrowType<{ user_id: string }>()
    .execute();
  await notify(tx, {
    to: participants.map(({ user_id }) => user_id),
    type: "courseStartingSoonNotification",
    about: { course: id },
    dedupeKey: dedupeKeyOf(notice),
    now,
  });
  await jobs.enqueueAll(
    tx,
    startingSoonMail,
    participants.map((participant) => ({ enrolmentId: participant.id, startDate })),
  );
}

/** No mail to people who have since left, nor about a day that moved or is over. */
async function mailStartingSoon(services: Services, { enrolmentId, startDate }: StartingSoon) {
  const enrolment = await enrolmentsInMail(services)
    .where("enrolment.id", "=", enrolmentId)
    .where("enrolment.finalized_at", "is not", null)
    .where("enrolment.delisted_at", "is", null)
    .where("user.blocked_at", "is", null)
    .where("course.cancelled_at", "is", null)
    .where("course.start_date", "=", startDate)
    .executeTakeFirst();
  if (!enrolment || startDate < brusselsDay(services.clock.now())) return;
  const file = courseCalendar(services.config, enrolment);
  const mail = startingSoon({
    ...enrolleeOf(services, enrolment),
    details: enrolment,
    startDate,
    calendar: file && { ...file, read: async () => file.bytes },
  });
  await services.mailer.send({ ...mail, ...replyTo(enrolment) });
}

export const startingSoonJobs = [
  onSchedule("enrolments.starting-soon-notices", "*/10 9-20 * * *", tellStartingSoon),
  onJob(startingSoonMail, mailStartingSoon),
];
