import type { Database, Tx } from "#platform/db/database.ts";
import type { Viewer } from "#platform/sessions/session.ts";

/** All enrolments of this person, with their courses, whatever state they are in. */
export const ownEnrolments = (db: Database | Tx, viewer: Pick<Viewer, "id">) =>
  db
    .selectFrom("enrolments as enrolment")
    .innerJoin("courses as course", "course.id", "enrolment.course_id")
    .where("enrolment.user_id", "=", viewer.id);

/** The finalised ones: those in which this person is a participant. */
export const participationsOf = (db: Database | Tx, viewer: Pick<Viewer, "id">) =>
  ownEnrolments(db, viewer).where("enrolment.finalized_at", "is not", null).where("enrolment.delisted_at", "is", null);
