import { type RawBuilder, sql } from "kysely";
import type { Database, Tx } from "#platform/db/database.ts";
import type { Viewer } from "#platform/sessions/session.ts";
import type { ForMember, ForViewer } from "#platform/query-scope.ts";

/**
 * The online courses that this person manages: all for staff, their own for others, none without the right to create
 * them.
 */
export const managedEcourses = (db: Database | Tx, viewer: Viewer) =>
  db
    .selectFrom("ecourses as ecourse")
    .$if(!viewer.abilities.userCanCreateEcourses, (none) => none.where("ecourse.id", "is", null))
    .$if(!viewer.abilities.userIsAdmin, (ecourses) => ecourses.where("ecourse.organizer_id", "=", viewer.id));

/**
 * Whether somebody has access, as an expression over the id of an online course: by invitation and not removed, or as
 * an active participant of a course that uses it (docs/product/ecourses.md#access). Written as a set, so that listing
 * what somebody follows does not examine every online course.
 */
export const hasAccess = (ecourseId: RawBuilder<string>, userId: RawBuilder<string> | string) =>
  sql<boolean>`${ecourseId} in (
    select student.ecourse_id from ecourse_students student
    where student.user_id = ${userId} and student.removed_at is null
    union all
    select link.ecourse_id from enrolments enrolment
    join course_ecourses link on link.course_id = enrolment.course_id
    where enrolment.user_id = ${userId} and enrolment.finalized_at is not null and enrolment.delisted_at is null
  )`;

const invited = (ecourseId: RawBuilder<string>) => sql<string>`
    select student.user_id from ecourse_students student
    where student.ecourse_id = ${ecourseId} and student.removed_at is null`;
const inCourses = (ecourseId: RawBuilder<string>) => sql<string>`
    select enrolment.user_id from course_ecourses link
    join enrolments enrolment on enrolment.course_id = link.course_id
    where link.ecourse_id = ${ecourseId} and enrolment.user_id is not null
      and enrolment.finalized_at is not null and enrolment.delisted_at is null`;

/** The people who have access, each once, as a subquery over the id of an online course. */
export const peopleWithAccess = (ecourseId: RawBuilder<string>) =>
  sql<string>`(${invited(ecourseId)} union ${inCourses(ecourseId)})`;

/** Whether anybody has access, over the same id: stops at the first person found. */
export const hasAnybodyAccess = (ecourseId: RawBuilder<string>) =>
  sql<boolean>`(exists (${invited(ecourseId)}) or exists (${inCourses(ecourseId)}))`;

/** The online courses that this person follows. */
export const followedEcourses = ({ db, viewer }: ForMember) =>
  db.selectFrom("ecourses as ecourse").where(hasAccess(sql`ecourse.id`, viewer.id));

/** The online courses that they follow or manage: makers can look at the pages of students, without being counted. */
export const reachableEcourses = ({ db, viewer }: ForMember) => {
  const manages = viewer.abilities.userCanCreateEcourses;
  if (manages && viewer.abilities.userIsAdmin) return db.selectFrom("ecourses as ecourse");
  return db
    .selectFrom("ecourses as ecourse")
    .where((eb) =>
      eb.or([hasAccess(sql`ecourse.id`, viewer.id), ...(manages ? [eb("ecourse.organizer_id", "=", viewer.id)] : [])]),
    );
};

/** Whether this person manages an online course. */
export const mayManageEcourse = (viewer: Viewer, ecourse: { organizer_id: string }) =>
  viewer.abilities.userCanCreateEcourses && (viewer.abilities.userIsAdmin || ecourse.organizer_id === viewer.id);

/** For pictures, which visitors request too. */
export const ecoursesSeenBy = ({ db, viewer }: ForViewer) => (viewer ? [reachableEcourses({ db, viewer })] : []);

interface EcourseFacts {
  organizer_id: string;
  archived_at: Date | null;
  /** Whether somebody has access, or earned a certificate. */
  isInUse: boolean;
}

/** `me.can` of an online course. */
export function ecoursePermissions(viewer: Viewer, ecourse: EcourseFacts) {
  const manages = mayManageEcourse(viewer, ecourse);
  return {
    update: manages,
    delete: manages && !ecourse.isInUse,
    archive: manages && ecourse.archived_at === null,
  };
}
