import type { ExpressionBuilder } from "kysely";
import type { Context } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import type { DB } from "#platform/db/tables.gen.ts";
import type { Viewer } from "#platform/sessions/session.ts";
import { notOfBlocked } from "#features/people/people/not-of-blocked.ts";
import { freeSeats, isBeforeDeadline } from "./course.rules.ts";

/** The viewer and the connection; in a transaction pass `{ ...ctx, db: tx }`. */
type QueryScope = Pick<Context, "viewer"> & { db: Database | Tx };

type WithCourse = ExpressionBuilder<DB & { course: DB["courses"] }, "course">;

/** Published, and not by a blocked organiser. */
const isListed = (eb: WithCourse) =>
  eb.and([eb("course.published_at", "is not", null), notOfBlocked(eb.ref("course.organizer_id"))]);

/** The courses that the catalogue, searches and the sitemap show; passed and closed ones too. */
export const listedCourses = (db: Database | Tx) => db.selectFrom("courses as course").where(isListed);

/** The courses that this person manages: their own, for staff all, and none without the right to create courses. */
export const managedCourses = (db: Database | Tx, viewer: Viewer) =>
  db
    .selectFrom("courses as course")
    .$if(!viewer.abilities.userCanCreateCourses, (none) => none.where("course.id", "is", null))
    .$if(!viewer.abilities.userIsAdmin, (courses) => courses.where("course.organizer_id", "=", viewer.id));

/** Whether this viewer manages a course, and so reads what is for its organiser. */
const mayManage = (viewer: Viewer | undefined, course: { organizer_id: string }) =>
  viewer !== undefined &&
  viewer.abilities.userCanCreateCourses &&
  (viewer.abilities.userIsAdmin || course.organizer_id === viewer.id);

/** The courses that this viewer may open: listed ones, and those they manage. */
export const visibleCourses = ({ db, viewer }: QueryScope) =>
  db
    .selectFrom("courses as course")
    .$if(!viewer?.abilities.userIsAdmin, (courses) =>
      courses.where((eb) =>
        eb.or([
          isListed(eb),
          ...(viewer?.abilities.userCanCreateCourses ? [eb("course.organizer_id", "=", viewer.id)] : []),
        ]),
      ),
    );

/** The course with this current or former slug, among those of a policy. */
export const atSlug = (courses: ReturnType<typeof visibleCourses>, slug: string) =>
  courses.innerJoin("course_slugs as address", "address.course_id", "course.id").where("address.slug", "=", slug);

interface CourseFacts {
  organizer_id: string;
  published_at: Date | null;
  has_enrollments: boolean;
  is_closed: boolean;
  enrollment_deadline: string | null;
  max_participants: number | null;
  /** Seats that are taken. */
  taken: number;
}

/** `me.can` of a course (docs/product/courses.md#permissions). */
export function coursePermissions(viewer: Viewer | undefined, course: CourseFacts, now: Date) {
  const manages = mayManage(viewer, course);
  const isPublished = course.published_at !== null;
  return {
    update: manages,
    publish: manages && !isPublished,
    unpublish: manages && isPublished,
    delete: manages && (!isPublished || !course.has_enrollments),
    // Nobody enrols in the course that they organise.
    startParticipation:
      viewer !== undefined &&
      isPublished &&
      course.has_enrollments &&
      !course.is_closed &&
      isBeforeDeadline(course, now) &&
      freeSeats(course) !== 0 &&
      course.organizer_id !== viewer.id,
  };
}
