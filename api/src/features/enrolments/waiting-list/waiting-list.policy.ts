import type { Database, Tx } from "#platform/db/database.ts";
import type { Viewer } from "#platform/sessions/session.ts";

/** The courses in which a seat from the waiting list is held for this person. */
export const offeredCourses = (db: Database | Tx, { id }: Pick<Viewer, "id">, now: Date) =>
  db
    .selectFrom("waiting_list_entries as entry")
    .innerJoin("courses as course", "course.id", "entry.course_id")
    .where("entry.user_id", "=", id)
    .where("entry.state", "=", "offered")
    .where("entry.offered_until", ">", now);
