import type { Database, Tx } from "#platform/db/database.ts";
import type { Viewer } from "#platform/sessions/session.ts";
import { managedCourses } from "#features/courses/courses/course.policy.ts";

/** Requests to pay in instalments for the courses that this person manages, as `instalment`. */
export const managedInstalments = (db: Database | Tx, viewer: Viewer) =>
  managedCourses(db, viewer)
    .innerJoin("enrolments as enrolment", "enrolment.course_id", "course.id")
    .innerJoin("instalments as instalment", "instalment.enrolment_id", "enrolment.id");
