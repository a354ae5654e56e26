import { changedTerms } from "@inktvis/contract/features/courses/course-changes";
import type { Services } from "#platform/context.ts";
import { onJob } from "#platform/jobs/job.ts";
import { type ChangedCourse, courseChangedMail, termsOf } from "#features/courses/courses/course-changes.ts";
import { courseCalendar } from "../enrolments/course-calendar.ts";
import { enrolleeOf, replyTo } from "../enrolments/enrolment.mail-jobs.ts";
import { enrolmentsInMail } from "../enrolments/queries/enrolment-in-mail.ts";
import { changedCourse } from "./course-changes.mails.ts";

/** No mail to people who have left, about a course that was called off, or when everything is again as it was. */
async function mailChanged(services: Services, { enrolmentId, before }: ChangedCourse) {
  const enrolment = await enrolmentsInMail(services)
    .where("enrolment.id", "=", enrolmentId)
    .where("enrolment.delisted_at", "is", null)
    .where("user.blocked_at", "is", null)
    .where("course.cancelled_at", "is", null)
    .executeTakeFirst();
  if (!enrolment) return;
  const after = termsOf(enrolment);
  const terms = changedTerms(before, after);
  if (terms.length === 0) return;
  const isInCalendar = enrolment.finalized_at !== null && terms.some((term) => term !== "teacher");
  const file = isInCalendar ? courseCalendar(services.config, enrolment) : undefined;
  const mail = changedCourse({
    ...enrolleeOf(services, enrolment),
    before,
    after,
    calendar: file && { ...file, read: async () => file.bytes },
  });
  await services.mailer.send({ ...mail, ...replyTo(enrolment) });
}

export const courseChangeMailJobs = [onJob(courseChangedMail, mailChanged)];
