import type { Database, Tx } from "#platform/db/database.ts";
import type { Viewer } from "#platform/sessions/session.ts";
import { managedEcourses } from "../ecourses/ecourse.policy.ts";

/** What was handed in for the lessons of online courses that this person manages, deleted lessons too. */
export const managedSubmissions = (db: Database | Tx, viewer: Viewer) =>
  managedEcourses(db, viewer)
    .innerJoin("lessons as lesson", "lesson.ecourse_id", "ecourse.id")
    .innerJoin("lesson_submissions as submission", "submission.lesson_id", "lesson.id");
