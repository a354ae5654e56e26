import { ecourseInvitationPath, ecoursePath } from "@inktvis/contract/page-paths/account";
import { originOf } from "@inktvis/contract/sites";
import { becameParticipant } from "#features/enrolments/enrolments/became-participant.kind.ts";
import { invitationToken } from "#features/inviting/invitations/invitation-token.ts";
import { notifyInvited } from "#features/inviting/invitations/notify-invited.ts";
import type { Services } from "#platform/context.ts";
import { onJob } from "#platform/jobs/job.ts";
import { accessMail, ecourseInvitationSent, ecoursesLinked } from "./access.mail-kinds.ts";
import { accessByCourse, ecourseInvitation } from "./access.mails.ts";
import { invitingEcourses } from "./inviting.policy.ts";
import { activeParticipants, notifyOfAccess } from "./notify-of-access.ts";

async function mailInvitation({ config, db, mailer, clock }: Services, { invitationId }: { invitationId: string }) {
  const invitation = await invitingEcourses(db)
    .innerJoin("invitations as invitation", "invitation.ecourse_id", "ecourse.id")
    .innerJoin("users as organizer", "organizer.id", "ecourse.organizer_id")
    .select(["invitation.email", "invitation.message", "ecourse.id", "ecourse.title", "organizer.nickname"])
    .where("invitation.id", "=", invitationId)
    .where("invitation.used_at", "is", null)
    .executeTakeFirst();
  // Deleted, used, archived, or the maker was blocked in the meantime.
  if (!invitation) return;
  const name = await notifyInvited({ db, clock }, invitationId);
  const path = ecourseInvitationPath(invitation.id, invitationToken({ config }, "ecourse", invitationId));
  await mailer.send(
    ecourseInvitation({
      to: invitation.email,
      name,
      ecourse: invitation.title,
      organizer: invitation.nickname,
      message: invitation.message,
      url: originOf(config.sites, "account") + path,
    }),
  );
}

/** Mails nothing to people who no longer have access through this course, or are blocked. */
async function mailAccess(
  { config, db, mailer }: Services,
  { courseId, ecourseId, userId }: { courseId: string; ecourseId: string; userId: string },
) {
  const access = await activeParticipants(db, { courseId, ecourseIds: [ecourseId] })
    .innerJoin("users as person", "person.id", "enrolment.user_id")
    .innerJoin("courses as course", "course.id", "link.course_id")
    .innerJoin("ecourses as ecourse", "ecourse.id", "link.ecourse_id")
    .select(["person.email as to", "person.nickname", "course.title as course", "ecourse.title as ecourse"])
    .where("enrolment.user_id", "=", userId)
    .where("person.blocked_at", "is", null)
    .executeTakeFirst();
  if (!access) return;
  await mailer.send(accessByCourse({ ...access, url: originOf(config.sites, "account") + ecoursePath(ecourseId) }));
}

const tellParticipants = (services: Services, { courseId, ecourseIds }: { courseId: string; ecourseIds: string[] }) =>
  notifyOfAccess(services, { courseId, ecourseIds });

/** Notifies somebody who became a participant, or became one again, of the online courses that the course uses. */
async function tellParticipant(services: Services, { enrolmentId }: { enrolmentId: string }) {
  const enrolment = await services.db
    .selectFrom("enrolments")
    .select(["course_id", "user_id"])
    .where("id", "=", enrolmentId)
    .executeTakeFirst();
  if (enrolment?.user_id) await notifyOfAccess(services, { courseId: enrolment.course_id, userId: enrolment.user_id });
}

export const accessJobs = [
  onJob(ecourseInvitationSent, mailInvitation),
  onJob(ecoursesLinked, tellParticipants),
  onJob(becameParticipant, tellParticipant),
  onJob(accessMail, mailAccess),
];
