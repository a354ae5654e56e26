import { sql } from "kysely";
import type { PictureUse } from "#features/media/images/picture-use.ts";
import { managedCourses, reachableCourses } from "./course.policy.ts";

/** Of its organiser, to whom also belongs what staff puts into a course. */
export const coursePictures: PictureUse = {
  all: (db) => db.selectFrom("courses as course"),
  visible: ({ db, viewer }) => [reachableCourses({ db, viewer })],
  managed: ({ db, viewer }) => managedCourses(db, viewer),
  pictures: "course.pictures",
  ownerId: sql`course.organizer_id`,
};
