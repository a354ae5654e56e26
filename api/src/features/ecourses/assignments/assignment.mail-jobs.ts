import { lessonPath, submissionPath } from "@inktvis/contract/page-paths/account";
import { originOf } from "@inktvis/contract/sites";
import { sql } from "kysely";
import type { Services } from "#platform/context.ts";
import { onJob } from "#platform/jobs/job.ts";
import { hasAbilityNow } from "#features/people/people/has-ability-now.ts";
import { hasAccess } from "../ecourses/ecourse.policy.ts";
import { feedbackGivenMail, textHandedInMail } from "./assignment.mail-kinds.ts";
import { feedbackGiven, textHandedIn } from "./assignment.mails.ts";
import { answerOf } from "./queries/submission-columns.ts";

interface OfSubmission {
  submissionId: string;
}

const submissionInMail = ({ db }: Services, id: string) =>
  db
    .selectFrom("lesson_submissions as submission")
    .innerJoin("lessons as lesson", "lesson.id", "submission.lesson_id")
    .innerJoin("ecourses as ecourse", "ecourse.id", "lesson.ecourse_id")
    .innerJoin("users as author", "author.id", "submission.user_id")
    .innerJoin("users as organizer", "organizer.id", "ecourse.organizer_id")
    .leftJoin("users as answerer", "answerer.id", "submission.feedback_by")
    .where("submission.id", "=", id)
    .where("author.blocked_at", "is", null)
    .select(["submission.title", "submission.feedback", "submission.feedback_at", "submission.is_accepted"])
    .select(["lesson.id as lessonId", "lesson.title as lesson", "lesson.deleted_at", "lesson.assignment"])
    .select(hasAccess(sql`ecourse.id`, sql`author.id`).as("hasAccess"))
    .select(["ecourse.id as ecourseId", "ecourse.title as ecourse"])
    .select(["author.email as authorEmail", "author.nickname as author"])
    .select(["organizer.email as organizerEmail", "organizer.nickname as organizer"])
    .select(hasAbilityNow(sql.ref("ecourse.organizer_id"), "userCanCreateEcourses").as("organizerManages"))
    .select("answerer.blocked_at as answererBlockedAt")
    .executeTakeFirst();

/**
 * Sends nothing once it is answered, when the writer or the maker is blocked or gone, or when the maker may no longer
 * create online courses.
 */
async function mailHandedIn(services: Services, { submissionId }: OfSubmission) {
  const submission = await submissionInMail(services, submissionId);
  if (!submission || submission.is_accepted !== null || !submission.organizerManages) return;
  const { organizerEmail: to, organizer: nickname, author, title, lesson, ecourse, ecourseId } = submission;
  const url = originOf(services.config.sites, "account") + submissionPath(ecourseId, submissionId);
  await services.mailer.send(textHandedIn({ to, nickname, author, title, lesson, ecourse, url }));
}

/**
 * Sends nothing when the author, or the person who answered, is blocked; staff may have answered for a blocked maker.
 * Only authors who can open the lesson get a link.
 */
async function mailFeedback(services: Services, { submissionId }: OfSubmission) {
  const submission = await submissionInMail(services, submissionId);
  const answer = submission && answerOf(submission);
  if (!answer || submission.answererBlockedAt) return;
  const { authorEmail: to, author: nickname, title, lesson, ecourse, ecourseId, lessonId } = submission;
  const lessonIsDeleted = submission.deleted_at !== null;
  const url =
    submission.hasAccess && !lessonIsDeleted
      ? originOf(services.config.sites, "account") + lessonPath(ecourseId, lessonId)
      : undefined;
  const canHandIn = url !== undefined && submission.assignment !== null;
  const said = { url, canHandIn, lessonIsDeleted, ...answer };
  await services.mailer.send(feedbackGiven({ to, nickname, title, lesson, ecourse, ...said }));
}

export const assignmentMailJobs = [onJob(textHandedInMail, mailHandedIn), onJob(feedbackGivenMail, mailFeedback)];
