import { originOf } from "@inktvis/contract/sites";
import { formatDateTime } from "#platform/dutch-dates.ts";
import type { Services } from "#platform/context.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob } from "#platform/jobs/job.ts";
import { juryInvitationPath, participantInvitationPath } from "@inktvis/contract/page-paths/community";
import { contestJuryPath } from "@inktvis/contract/page-paths/account";
import { invitationToken } from "#features/inviting/invitations/invitation-token.ts";
import { hasAbilityNow } from "#features/people/people/has-ability-now.ts";
import { notifyInvited } from "#features/inviting/invitations/notify-invited.ts";
import { isPassed } from "../contests/contest.rules.ts";
import { isScoringClosed } from "../jury/jury.rules.ts";
import { replyTo } from "../contests/reply-to.ts";
import { runningContests } from "./invitation.policy.ts";
import * as mails from "./invitations.mails.ts";
import { juryTask } from "./queries/jury-task.ts";

/** Mails an invitation to a contest. */
export const invitationSent = jobKind<{ invitationId: string }>("invitations.sent");
export const juryAccepted = jobKind<{ jurorId: string }>("invitations.jury-accepted");

/** Somebody declined an invitation to judge. */
export const invitationDeclined = jobKind<{ invitationId: string }>("invitations.declined");

async function mailInvitation({ config, db, mailer, clock }: Services, { invitationId }: { invitationId: string }) {
  const invitation = await runningContests(db)
    .innerJoin("invitations as invitation", "invitation.contest_id", "contest.id")
    .select([
      "invitation.type",
      "invitation.email",
      "invitation.message",
      "invitation.age_category_id",
      "contest.id as contestId",
      "contest.slug",
      "contest.title",
      "contest.organization",
      "contest.deadline",
      "contest.jury_deadline",
      "contest.ended_at",
      "contest.contact_email",
    ])
    .where("invitation.id", "=", invitationId)
    .where("invitation.used_at", "is", null)
    .executeTakeFirst();
  // Deleted, used, too late, or the organiser was blocked in the meantime.
  if (!invitation) return;
  const name = await notifyInvited({ db, clock }, invitationId);
  const { type, email, message, slug, title, organization, deadline, jury_deadline } = invitation;
  const pathOf = type === "jury" ? juryInvitationPath : participantInvitationPath;
  const path = pathOf(slug, invitationToken({ config }, "contest", invitationId));
  const asked = {
    to: email,
    name,
    contest: title,
    organization,
    message,
    url: originOf(config.sites, "community") + path,
  };
  if (type !== "jury") {
    const mail = mails.participantInvitation({
      ...asked,
      deadline: formatDateTime(deadline),
      isPassed: isPassed(invitation, clock.now()),
    });
    return mailer.send({ ...mail, ...replyTo(invitation) });
  }
  const place = { contestId: invitation.contestId, ageCategoryId: invitation.age_category_id, deadline };
  const { enterUntil, ...task } = await juryTask(db, place, clock.now());
  const mail = mails.juryInvitation({
    ...asked,
    scoreBy: jury_deadline ? formatDateTime(jury_deadline) : undefined,
    isClosed: isScoringClosed(invitation, clock.now()),
    task: { ...task, enterUntil: enterUntil && formatDateTime(enterUntil) },
  });
  await mailer.send({ ...mail, ...replyTo(invitation) });
}

async function mailOrganizer({ config, db, mailer }: Services, { jurorId }: { jurorId: string }) {
  const juror = await db
    .selectFrom("contest_jury as juror")
    .innerJoin("users as user", "user.id", "juror.user_id")
    .innerJoin("contests as contest", "contest.id", "juror.contest_id")
    .innerJoin("users as organizer", "organizer.id", "contest.organizer_id")
    .leftJoin("invitations as invitation", (join) =>
      join
        .onRef("invitation.contest_id", "=", "juror.contest_id")
        .onRef("invitation.used_by", "=", "juror.user_id")
        .on("invitation.type", "=", "jury"),
    )
    .select(["user.nickname as juror", "contest.title", "contest.slug", "organizer.email", "organizer.nickname"])
    .select("invitation.email as invited")
    .orderBy("invitation.used_at", "desc")
    .where("juror.id", "=", jurorId)
    .where(({ ref }) => hasAbilityNow(ref("contest.organizer_id"), "userCanCreateContests"))
    .executeTakeFirst();
  // The juror was removed in the meantime, or the organiser was blocked or lost the role.
  if (!juror) return;
  await mailer.send(
    mails.juryInvitationAccepted({
      to: juror.email,
      nickname: juror.nickname,
      juror: juror.juror,
      invited: juror.invited,
      contest: juror.title,
      url: `${originOf(config.sites, "account")}${contestJuryPath(juror.slug)}`,
    }),
  );
}

async function mailDeclined({ config, db, mailer }: Services, { invitationId }: { invitationId: string }) {
  const declined = await db
    .selectFrom("invitations as invitation")
    .innerJoin("contests as contest", "contest.id", "invitation.contest_id")
    .innerJoin("users as organizer", "organizer.id", "contest.organizer_id")
    .select(["invitation.email as invited", "contest.title", "contest.slug", "organizer.email", "organizer.nickname"])
    .where("invitation.id", "=", invitationId)
    .where("invitation.declined_at", "is not", null)
    .where(({ ref }) => hasAbilityNow(ref("contest.organizer_id"), "userCanCreateContests"))
    .executeTakeFirst();
  // Deleted, accepted after all, or the organiser was blocked or lost the role.
  if (!declined) return;
  await mailer.send(
    mails.juryInvitationDeclined({
      to: declined.email,
      nickname: declined.nickname,
      invited: declined.invited,
      contest: declined.title,
      url: `${originOf(config.sites, "account")}${contestJuryPath(declined.slug)}`,
    }),
  );
}

export const invitationJobs = [
  onJob(invitationSent, mailInvitation),
  onJob(juryAccepted, mailOrganizer),
  onJob(invitationDeclined, mailDeclined),
];
