import type { ExpressionBuilder, SelectExpression } from "kysely";
import type { Database, Tx } from "#platform/db/database.ts";
import type { DB } from "#platform/db/tables.gen.ts";
import type { Viewer } from "#platform/sessions/session.ts";
import type { ForMember, ForViewer } from "#platform/query-scope.ts";
import { notOfBlocked } from "#features/people/people/not-of-blocked.ts";
import { notManaged } from "./course.errors.ts";
import { enrolProblem, freeSeats } from "./course.rules.ts";

type WithCourse = ExpressionBuilder<DB & { course: DB["courses"] }, "course">;

/** Published, and not by a blocked organiser: everybody can open its page, even when it was called off. */
const hasPage = (eb: WithCourse) =>
  eb.and([eb("course.published_at", "is not", null), notOfBlocked(eb.ref("course.organizer_id"))]);

/** Whether `course` is one of `listedCourses`. */
export const isListed = (eb: WithCourse) =>
  eb.and([hasPage(eb), eb("course.cancelled_at", "is", null)]).$castTo<boolean>();

/**
 * The courses that the catalogue, searches and the sitemap show; including closed ones and those that are over, but not
 * cancelled ones.
 */
export const listedCourses = (db: Database | Tx) => db.selectFrom("courses as course").where(isListed);

/**
 * The courses that this person manages: their own, or all of them for staff; none without the right to create courses.
 */
export const managedCourses = (db: Database | Tx, viewer: Viewer) =>
  db
    .selectFrom("courses as course")
    .$if(!viewer.abilities.userCanCreateCourses, (none) => none.where("course.id", "is", null))
    .$if(!viewer.abilities.userIsAdmin, (courses) => courses.where("course.organizer_id", "=", viewer.id));

/** Whether this viewer manages a course, and so may see what is for its organiser. */
const mayManage = (viewer: Viewer | undefined, course: { organizer_id: string }) =>
  viewer !== undefined &&
  viewer.abilities.userCanCreateCourses &&
  (viewer.abilities.userIsAdmin || course.organizer_id === viewer.id);

const organizes = (eb: WithCourse, viewer: Viewer | undefined) =>
  viewer?.abilities.userCanCreateCourses ? [eb("course.organizer_id", "=", viewer.id)] : [];

/** Whether this person has an enrolment in the course, whatever its state. */
const isIn = (eb: WithCourse, personId: string) =>
  eb.exists(
    eb
      .selectFrom("enrolments as own")
      .select("own.id")
      .whereRef("own.course_id", "=", "course.id")
      .where("own.user_id", "=", personId),
  );

/** The courses that this viewer can find: listed ones, and those that they manage. */
export const visibleCourses = ({ db, viewer }: ForViewer) =>
  db
    .selectFrom("courses as course")
    .$if(!viewer?.abilities.userIsAdmin, (courses) =>
      courses.where((eb) => eb.or([isListed(eb), ...organizes(eb, viewer)])),
    );

/**
 * Those, cancelled ones, and the courses that the viewer is in: these keep their pages for them after leaving the site.
 */
export const reachableCourses = ({ db, viewer }: ForViewer) =>
  db
    .selectFrom("courses as course")
    .$if(!viewer?.abilities.userIsAdmin, (courses) =>
      courses.where((eb) => eb.or([hasPage(eb), ...organizes(eb, viewer), ...(viewer ? [isIn(eb, viewer.id)] : [])])),
    );

/** The course with this current or former slug, among those of a policy. */
export const atSlug = (courses: ReturnType<typeof visibleCourses>, slug: string) =>
  courses.innerJoin("course_slugs as address", "address.course_id", "course.id").where("address.slug", "=", slug);

type AtSlug = DB & { course: DB["courses"]; address: DB["course_slugs"] };

/** These columns of the course with this current or former slug, for people who manage it. @throws 404 for others */
export async function managedCourseAt<Column extends SelectExpression<AtSlug, "course" | "address">>(
  { db, viewer }: ForMember,
  slug: string,
  columns: readonly Column[],
) {
  const course = await atSlug(managedCourses(db, viewer), slug).select(columns).executeTakeFirst();
  if (!course) throw notManaged();
  return course;
}

interface CourseFacts {
  organizer_id: string;
  published_at: Date | null;
  cancelled_at: Date | null;
  /** The catalogue shows it (`isListed`). */
  isListed: boolean;
  has_enrollments: boolean;
  is_closed: boolean;
  enrollment_deadline: string | null;
  max_participants: number | null;
  /** The number of seats that are taken. */
  taken: number;
  /** The number of people on the waiting list. */
  waiting: number;
  /** A seat from the waiting list is held for the viewer. */
  hasOffer: boolean;
  /** Somebody was once a participant, or paid. */
  hadParticipants: boolean;
  /** The viewer has an enrolment, whatever its state. */
  participates: boolean;
  /** It is free, or can be paid for now. */
  isPayable: boolean;
  /** The viewer accepted an invitation. */
  isInvited: boolean;
}

/** For permissions of managers, which do not depend on enrolling. */
export const NO_PART = { participates: false, isInvited: false, hasOffer: false, isPayable: true };

/** `me.can` of a course (docs/product/courses.md#permissions). */
export function coursePermissions(viewer: Viewer | undefined, course: CourseFacts, now: Date) {
  const manages = mayManage(viewer, course);
  const isPublished = course.published_at !== null;
  const isCancelled = course.cancelled_at !== null;
  const canEnrol = (isAdmitted: boolean, personId?: string) =>
    enrolProblem({ ...course, isAdmitted }, personId, now) === undefined;
  return {
    update: manages,
    publish: manages && !isPublished && !isCancelled,
    unpublish: manages && isPublished && !isCancelled,
    delete: manages && (!isPublished || !course.has_enrollments || isCancelled) && !course.hadParticipants,
    invite: manages && canEnrol(true),
    startParticipation:
      viewer !== undefined &&
      canEnrol(course.isInvited, viewer.id) &&
      (course.hasOffer || freeSeats(course) !== 0) &&
      !course.participates &&
      course.isPayable,
  };
}
