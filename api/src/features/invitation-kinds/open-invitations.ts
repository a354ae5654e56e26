import { sql } from "kysely";
import { runningContests } from "#features/contests/invitations/invitation.policy.ts";
import { listedCourses } from "#features/courses/courses/course.policy.ts";
import { invitingEcourses } from "#features/ecourses/access/inviting.policy.ts";
import { isForOtherAccount } from "#features/inviting/invitations/invitations-to.ts";
import type { InvitationKind } from "#features/inviting/invitations/invited-to.ts";
import { brusselsDay } from "#platform/clock.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import type { MemberContext } from "#platform/context.ts";
import type { AtNow } from "#platform/query-scope.ts";

type Reader = AtNow & { viewer: Pick<MemberContext["viewer"], "id"> };

const COLUMNS = [
  "invitation.id",
  "invitation.type",
  "invitation.email",
  "invitation.sent_at",
  "invitation.used_at",
  "invitation.declined_at",
] as const;
const kind = (name: InvitationKind) => sql<InvitationKind>`${sql.lit(name)}`.as("kind");

const toContests = ({ db, now, viewer }: Reader) =>
  runningContests(db)
    .innerJoin("invitations as invitation", "invitation.contest_id", "contest.id")
    .select([...COLUMNS, kind("contest"), "contest.title", "contest.slug"])
    .where(({ or, eb }) => or([eb("invitation.type", "=", "jury"), eb("contest.deadline", ">", now)]))
    // The member has handed in already without it, or cannot judge: nobody both judges and takes part.
    .where(
      sql<boolean>`not exists (
        select from participations own where own.contest_id = contest.id and own.user_id = ${viewer.id}
          and (invitation.type = 'jury' or own.finalized_at is not null)
      )`,
    )
    .where(
      sql<boolean>`not exists (
        select from contest_jury own where own.contest_id = contest.id and own.user_id = ${viewer.id}
      )`,
    )
    // The member has read entries, as organiser or as juror.
    .where("contest.organizer_id", "!=", viewer.id)
    .where(
      sql<boolean>`not exists (
        select from former_organizers own where own.contest_id = contest.id and own.user_id = ${viewer.id}
      )`,
    )
    .where(
      sql<boolean>`(invitation.type = 'jury' or not exists (
        select from former_jurors own where own.contest_id = contest.id and own.user_id = ${viewer.id}
      ))`,
    );

const toCourses = ({ db, now, viewer }: Reader) =>
  listedCourses(db)
    .innerJoin("invitations as invitation", "invitation.course_id", "course.id")
    .select([...COLUMNS, kind("course"), "course.title", "course.slug"])
    .where("course.has_enrollments", "=", true)
    .where(({ or, eb }) =>
      or([eb("course.enrollment_deadline", "is", null), eb("course.enrollment_deadline", ">=", brusselsDay(now))]),
    )
    // The member has enrolled already without it.
    .where(
      sql<boolean>`not exists (
        select from enrolments own
        where own.course_id = course.id and own.user_id = ${viewer.id}
          and own.finalized_at is not null and own.delisted_at is null
      )`,
    );

const toEcourses = (db: Database | Tx) =>
  invitingEcourses(db)
    .innerJoin("invitations as invitation", "invitation.ecourse_id", "ecourse.id")
    .select([...COLUMNS, kind("ecourse"), "ecourse.title", sql<string>`ecourse.id::text`.as("slug")]);

/**
 * The invitations to the address of this member that they can still accept and did not answer, of every kind, with the
 * thing they invite to (docs/product/notifications.md#types).
 */
export const openInvitations = (reader: Reader) =>
  reader.db
    .selectFrom(toContests(reader).unionAll(toCourses(reader)).unionAll(toEcourses(reader.db)).as("invitation"))
    .where("invitation.used_at", "is", null)
    .where("invitation.declined_at", "is", null)
    .where(sql<boolean>`not ${isForOtherAccount(reader.viewer)}`);
