import { courseInvitationPath } from "@inktvis/contract/page-paths/organization";
import { originOf } from "@inktvis/contract/sites";
import { listedCourses } from "#features/courses/courses/course.policy.ts";
import { isBeforeDeadline } from "#features/courses/courses/course.rules.ts";
import { invitationToken } from "#features/inviting/invitations/invitation-token.ts";
import { notifyInvited } from "#features/inviting/invitations/notify-invited.ts";
import type { Services } from "#platform/context.ts";
import { formatDay } from "#platform/dutch-dates.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob } from "#platform/jobs/job.ts";
import { courseInvitation } from "./course-invitations.mails.ts";

/** Mails an invitation to a course. */
export const courseInvitationSent = jobKind<{ invitationId: string }>("invitations.course-sent");

async function mailCourseInvitation(
  { config, db, mailer, clock }: Services,
  { invitationId }: { invitationId: string },
) {
  const invitation = await listedCourses(db)
    .innerJoin("invitations as invitation", "invitation.course_id", "course.id")
    .select(["invitation.email", "invitation.message"])
    .select(["course.slug", "course.title", "course.organization", "course.is_closed"])
    .select(["course.enrollment_deadline", "course.admin_email_address"])
    .where("invitation.id", "=", invitationId)
    .where("invitation.used_at", "is", null)
    .where("course.has_enrollments", "=", true)
    .executeTakeFirst();
  // Withdrawn, used, too late, called off, or by somebody who has since been blocked.
  if (!invitation || !isBeforeDeadline(invitation, clock.now())) return;
  const name = await notifyInvited({ db, clock }, invitationId);
  const { email, message, slug, title, organization, is_closed, enrollment_deadline, admin_email_address } = invitation;
  const path = courseInvitationPath(slug, invitationToken({ config }, "course", invitationId));
  const mail = courseInvitation({
    to: email,
    name,
    course: title,
    organization,
    message,
    isClosed: is_closed,
    deadline: enrollment_deadline === null ? undefined : formatDay(enrollment_deadline),
    url: originOf(config.sites, "organization") + path,
  });
  await mailer.send({ ...mail, ...(admin_email_address !== null && { replyTo: admin_email_address }) });
}

export const courseInvitationJobs = [onJob(courseInvitationSent, mailCourseInvitation)];
