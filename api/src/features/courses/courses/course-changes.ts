import { type CourseTermsSource, termsToNotify } from "@inktvis/contract/features/courses/course-changes";
import { brusselsDay } from "#platform/clock.ts";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { notify } from "#platform/notifications/notify.ts";
import { tooManyChangesTold } from "./course.errors.ts";
import { limitCourseMails } from "./limit-course-mails.ts";
import { takesSeat } from "./queries/seat-counts.ts";

export interface ChangedCourse {
  enrolmentId: string;
  before: CourseTermsSource;
}
/** To somebody who is enrolled or holds a seat: what one save changed. The mail says what holds when it is sent. */
export const courseChangedMail = jobKind<ChangedCourse>("courses.changed");

interface Terms {
  start_date: string | null;
  end_date: string | null;
  class_times: string | null;
  location: string | null;
  teacher: string | null;
}
export const termsOf = ({ start_date, end_date, class_times, location, teacher }: Terms): CourseTermsSource => ({
  startDate: start_date,
  endDate: end_date,
  classTimes: class_times,
  location,
  teacher,
});

interface Course extends Terms {
  id: string;
  cancelled_at: Date | null;
  revision: number;
}

/**
 * Notifies people who are enrolled, or hold a seat, of what changed in what they rely on: one notification and one
 * mail each for all changes of one save (docs/product/courses.md#changes). The caller has locked the course, so that
 * nobody enrols in the meantime. @throws 429 when there were too many such mails today
 */
export async function tellCourseChanges(ctx: MemberContext, tx: Tx, course: Course, saved: Terms) {
  const [before, after] = [termsOf(course), termsOf(saved)];
  if (course.cancelled_at || termsToNotify(before, after, brusselsDay(ctx.now)).length === 0) return;
  const people = await seatHolders(tx, course.id, ctx.now);
  if (people.length === 0) return;
  // The mails about one save count as one mail of the organiser.
  await limitCourseMails(ctx, tx, tooManyChangesTold);
  await notify(tx, {
    to: people.map(({ user_id }) => user_id),
    type: "courseChanged",
    about: { course: course.id },
    dedupeKey: `${course.id} ${course.revision}`,
    now: ctx.now,
  });
  await ctx.jobs.enqueueAll(
    tx,
    courseChangedMail,
    people.map(({ id }) => ({ enrolmentId: id, before })),
  );
}

const seatHolders = (tx: Tx, courseId: string, now: Date) =>
  tx
    .selectFrom("enrolments as enrolment")
    .select((eb) => ["enrolment.id", eb.ref("enrolment.user_id").$notNull().as("user_id")])
    .where("enrolment.course_id", "=", courseId)
    .where("enrolment.user_id", "is not", null)
    .where("enrolment.delisted_at", "is", null)
    .where(takesSeat("enrolment", now))
    .execute();
