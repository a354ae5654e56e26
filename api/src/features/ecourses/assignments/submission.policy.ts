import type { Database, Tx } from "#platform/db/database.ts";
import type { Viewer } from "#platform/sessions/session.ts";
import { managedEcourses } from "../ecourses/ecourse.policy.ts";

/** The texts that were handed in for online courses that this person manages, including those for deleted lessons. */
export const managedSubmissions = (db: Database | Tx, viewer: Viewer) =>
  managedEcourses(db, viewer)
    .innerJoin("lessons as lesson", "lesson.ecourse_id", "ecourse.id")
    .innerJoin("lesson_submissions as submission", "submission.lesson_id", "lesson.id");
