import type { InvitationRef, NotificationType } from "@inktvis/contract/features/notifications/notifications";
import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { brusselsDay } from "#platform/clock.ts";
import type { MemberContext, Services } from "#platform/context.ts";
import { isOpenAt, visiblePeriods } from "#features/academy/periods/period.policy.ts";
import { openInvitations } from "#features/invitation-kinds/open-invitations.ts";
import { invitationToken } from "#features/inviting/invitations/invitation-token.ts";
import { type InvitationKind, invitationTypeOf } from "#features/inviting/invitations/invited-to.ts";
import { managedContests } from "#features/contests/contests/contest.policy.ts";
import { listedCourses, managedCourses } from "#features/courses/courses/course.policy.ts";
import { contestsWithResult } from "#features/contests/results/result.policy.ts";
import { judgedContests } from "#features/contests/jury/jury.policy.ts";
import { openAssignments } from "#features/contests/jury/queries/unfinished-jurors.ts";
import { decidableTexts } from "#features/moderation/moderation.policy.ts";
import {
  enteredContests,
  entriesWithFeedback,
  invalidEntries,
} from "#features/contests/participations/participation.policy.ts";
import { participationsOf, ownEnrolments } from "#features/enrolments/enrolments/enrolment.policy.ts";
import { offeredCourses } from "#features/enrolments/waiting-list/waiting-list.policy.ts";
import { visiblePeople } from "#features/people/people/person.policy.ts";
import { editableTexts, membersTexts } from "#features/texts/texts/text.policy.ts";

export type NotificationReader = Pick<MemberContext, "db" | "viewer" | "now">;

/** A condition on `notifications as notification`. */
type Policy = (reader: NotificationReader) => RawBuilder<boolean>;

const existsIn = (
  rows: SelectQueryBuilder<any, any, {}>,
  id: "text.id" | "contest.id" | "course.id" | "person.id" | "invitation.id",
  column: "text_id" | "contest_id" | "course_id" | "about_user_id" | "invitation_id",
) => {
  const matching = rows.where(sql<boolean>`${sql.ref(id)} = ${sql.ref(`notification.${column}`)}`);
  return sql<boolean>`exists (${matching.select(sql`1`.as("one"))})`;
};
const always: Policy = () => sql`true`;
const managesContest: Policy = ({ db, viewer }) => existsIn(managedContests(db, viewer), "contest.id", "contest_id");
const managesCourse: Policy = ({ db, viewer }) => existsIn(managedCourses(db, viewer), "course.id", "course_id");
/** The reader manages the course, and this condition on it holds. */
const managesCourseThat =
  (condition: (reader: NotificationReader) => RawBuilder<boolean>): Policy =>
  (reader) =>
    existsIn(managedCourses(reader.db, reader.viewer).where(condition(reader)), "course.id", "course_id");
/** For a notification that somebody left: of a cancelled course everybody is gone, so it says nothing. */
const managesOngoingCourse = managesCourseThat(() => sql`course.cancelled_at is null`);
const isListedCourse: Policy = ({ db }) => existsIn(listedCourses(db), "course.id", "course_id");
/** The reader manages the course, and may see the person that the notification is about. */
const organizesFor: Policy = (reader) =>
  sql`(${managesCourse(reader)} and ${existsIn(visiblePeople(reader), "person.id", "about_user_id")})`;
/** The same, while that person waits for a decision: this condition on `enrolments as asking` holds. */
const decidesFor =
  (condition: RawBuilder<boolean>): Policy =>
  (reader) =>
    sql`(${organizesFor(reader)} and exists (
      select from enrolments asking where asking.course_id = notification.course_id
        and asking.user_id = notification.about_user_id and ${condition}
    ))`;
/** The very request for instalments of this notification is open, not only a later one. */
const isOpenRequest = sql<boolean>`exists (
  select from instalments request
  where request.enrolment_id = asking.id and request.state = 'open' and request.id::text = notification.dedupe_key
)`;
const takesPart: Policy = ({ db, viewer }) => existsIn(participationsOf(db, viewer), "course.id", "course_id");
const entersContest: Policy = (reader) => existsIn(enteredContests(reader), "contest.id", "contest_id");
const judgesContest: Policy = (reader) => existsIn(judgedContests(reader), "contest.id", "contest_id");
const managesPeople: Policy = ({ viewer }) => sql`${sql.lit(viewer.staffRights.includes("managePeople"))}`;

/**
 * For each type, whether the reader may still see the subject, by the policies of the features. Other notifications are
 * neither listed, counted nor mailed: a blind juror, for example, must not learn here who wrote a text.
 */
const POLICIES: Record<NotificationType, Policy> = {
  newTextFromFollow: ({ db }) => existsIn(membersTexts(db), "text.id", "text_id"),
  textMarkedAsInappropriate: ({ db, viewer }) => existsIn(decidableTexts(db, viewer), "text.id", "text_id"),
  textHidden: ({ db, viewer }) =>
    existsIn(editableTexts(db, viewer).where("text.hidden_at", "is not", null), "text.id", "text_id"),
  // The deadline has not been moved since.
  contestDeadlinePassed: ({ db, viewer, now }) =>
    existsIn(managedContests(db, viewer).where("contest.deadline", "<=", now), "contest.id", "contest_id"),
  contestWinnerGone: managesContest,
  contestResultReleased: (reader) => existsIn(contestsWithResult(reader), "contest.id", "contest_id"),
  contestChanged: entersContest,
  // Staff has not reopened the contest.
  contestEndedEarly: (reader) =>
    existsIn(enteredContests(reader).where("contest.ended_at", "is not", null), "contest.id", "contest_id"),
  // The contest has not been ended again.
  contestReopened: (reader) =>
    sql`(${existsIn(enteredContests(reader).where("contest.ended_at", "is", null), "contest.id", "contest_id")}
      or ${existsIn(judgedContests(reader).where("contest.ended_at", "is", null), "contest.id", "contest_id")})`,
  entryInvalid: (reader) => existsIn(invalidEntries(reader), "contest.id", "contest_id"),
  invitationReceived: (reader) => existsIn(openInvitations(reader), "invitation.id", "invitation_id"),
  // As long as that person is on the jury.
  juryInvitationAccepted: (reader) =>
    sql`(${managesContest(reader)} and ${existsIn(visiblePeople(reader), "person.id", "about_user_id")} and exists (
      select from contest_jury juror
      where juror.contest_id = notification.contest_id and juror.user_id = notification.about_user_id
    ))`,
  // As long as this juror has something to score, and may score it.
  juryShouldGiveFeedback: ({ db, viewer, now }) =>
    existsIn(
      openAssignments(db)
        .where("juror.user_id", "=", viewer.id)
        .where("contest.ended_at", "is", null)
        .where((eb) => eb.or([eb("contest.jury_deadline", "is", null), eb("contest.jury_deadline", ">", now)])),
      "contest.id",
      "contest_id",
    ),
  judgementChanged: judgesContest,
  juryTermsChanged: judgesContest,
  feedbackAvailableForParticipant: (reader) => existsIn(entriesWithFeedback(reader), "contest.id", "contest_id"),
  // The request has not been cancelled.
  gdprDeleteRequest: (reader) =>
    sql`(${managesPeople(reader)} and not exists (
      select from data_requests request
      where request.id::text = notification.dedupe_key and request.cancelled_at is not null
    ))`,
  gdprExportRequest: managesPeople,
  // As long as people can register in the period of the notification.
  saEnrollmentPeriodOpen: ({ db, now }) => sql`exists (
    ${visiblePeriods(db)
      .select("period.id")
      .where(isOpenAt(now))
      .where(sql<boolean>`period.id::text = notification.dedupe_key`)}
  )`,
  termsChanged: always,
  newCourseFromSearch: isListedCourse,
  newEditionOfCourse: isListedCourse,
  courseCancelled: ({ db, viewer }) =>
    existsIn(ownEnrolments(db, viewer).where("course.cancelled_at", "is not", null), "course.id", "course_id"),
  // Including people who are still paying, or waiting for a decision.
  courseChanged: ({ db, viewer }) =>
    existsIn(ownEnrolments(db, viewer).where("enrolment.delisted_at", "is", null), "course.id", "course_id"),
  // The deadline has not been moved since.
  courseEnrollmentDeadlinePassed: managesCourseThat(({ now }) => sql`course.enrollment_deadline < ${brusselsDay(now)}`),
  // As long as participants take up all seats.
  courseFullNotification: managesCourseThat(
    () => sql`course.max_participants <= (
      select count(*) from enrolments participant
      where participant.course_id = course.id
        and participant.finalized_at is not null and participant.delisted_at is null
    )`,
  ),
  courseDelistRequested: decidesFor(
    sql`asking.delist_requested_at <= notification.created_at and asking.delisted_at is null`,
  ),
  courseParticipantGone: managesOngoingCourse,
  courseParticipantLeft: (reader) => sql`(${organizesFor(reader)} and ${managesOngoingCourse(reader)})`,
  courseInstallmentApprovedNotification: takesPart,
  // Until the person has enrolled.
  courseInstallmentRejectedNotification: ({ db, viewer }) =>
    existsIn(ownEnrolments(db, viewer).where("enrolment.finalized_at", "is", null), "course.id", "course_id"),
  courseInstallmentRequestedNotification: decidesFor(isOpenRequest),
  // As long as the seat is held.
  courseSeatOffered: ({ db, viewer, now }) => existsIn(offeredCourses(db, viewer, now), "course.id", "course_id"),
  // Until its first day is over.
  courseStartingSoonNotification: ({ db, viewer, now }) =>
    existsIn(participationsOf(db, viewer).where("course.start_date", ">=", brusselsDay(now)), "course.id", "course_id"),
  // As long as the course uses it.
  ecourseAccessNotification: (reader) =>
    sql`(${takesPart(reader)} and exists (
      select from course_ecourses link
      where link.course_id = notification.course_id and link.ecourse_id::text = notification.dedupe_key
    ))`,
  organizerParticipationSuccessfulNotification: organizesFor,
  // The person has not enrolled again.
  participantDelistedNotification: ({ db, viewer }) =>
    existsIn(ownEnrolments(db, viewer).where("enrolment.delisted_at", "is not", null), "course.id", "course_id"),
  participantParticipationSuccessfulNotification: takesPart,
};

/** This reader's notifications whose subject they may see now. */
export const visibleNotifications = (reader: NotificationReader) =>
  reader.db
    .selectFrom("notifications as notification")
    .where("notification.user_id", "=", reader.viewer.id)
    .where((eb) =>
      eb.or(
        Object.entries(POLICIES).map(([type, allows]) => eb.and([eb("notification.type", "=", type), allows(reader)])),
      ),
    );

/** The same with the current titles and names of the subjects. */
export const notificationsWithSubjects = (reader: NotificationReader) =>
  visibleNotifications(reader)
    .leftJoin("texts as text", "text.id", "notification.text_id")
    .leftJoin("contests as contest", "contest.id", "notification.contest_id")
    .leftJoin("courses as course", "course.id", "notification.course_id")
    .leftJoin("users as about", "about.id", "notification.about_user_id")
    // Lateral: otherwise all open invitations would be read for each notification that is mailed.
    .leftJoinLateral(
      openInvitations(reader)
        .select(["invitation.id", "invitation.kind", "invitation.type", "invitation.title", "invitation.slug"])
        .where(sql<boolean>`invitation.id = notification.invitation_id`)
        .as("invitation"),
      (join) => join.onTrue(),
    )
    .select(["notification.id", "notification.type", "notification.created_at"])
    .select(["text.title as textTitle", "text.slug as textSlug"])
    .select(["contest.title as contestTitle", "contest.slug as contestSlug", "contest.contact_email"])
    .select(["course.title as courseTitle", "course.slug as courseSlug"])
    .select(["about.nickname", "about.slug as personSlug"])
    .select(["invitation.id as invitationId", "invitation.kind as invitationKind", "invitation.type as invitationType"])
    .select(["invitation.title as invitationTitle", "invitation.slug as invitationSlug"]);

interface NotificationRow {
  textTitle: string | null;
  textSlug: string | null;
  contestTitle: string | null;
  contestSlug: string | null;
  courseTitle: string | null;
  courseSlug: string | null;
  nickname: string | null;
  personSlug: string | null;
  invitationId: string | null;
  invitationKind: InvitationKind | null;
  invitationType: string | null;
  invitationTitle: string | null;
  invitationSlug: string | null;
}

/** The data of a notification, as in the contract. */
export const notificationData = (services: Pick<Services, "config">, row: NotificationRow) => ({
  ...(row.textTitle !== null && row.textSlug !== null && { text: { title: row.textTitle, slug: row.textSlug } }),
  ...(row.contestTitle !== null &&
    row.contestSlug !== null && { contest: { title: row.contestTitle, slug: row.contestSlug } }),
  ...(row.courseTitle !== null &&
    row.courseSlug !== null && { course: { title: row.courseTitle, slug: row.courseSlug } }),
  ...(row.nickname !== null && row.personSlug !== null && { user: { nickname: row.nickname, slug: row.personSlug } }),
  ...invitationData(services, row),
});

/** Includes the token of the invitation's link, which is not stored: whoever has it may answer the invitation. */
function invitationData(
  services: Pick<Services, "config">,
  { invitationId: id, invitationKind: kind, invitationType: type, invitationTitle, invitationSlug }: NotificationRow,
) {
  if (id === null || kind === null || type === null || invitationTitle === null || invitationSlug === null) return {};
  const to = invitationTypeOf({ type }) === "jury" ? "jury" : kind;
  const token = invitationToken(services, kind, id);
  return { invitation: { to, title: invitationTitle, slug: invitationSlug, token } satisfies InvitationRef };
}
