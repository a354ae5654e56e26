import { sql } from "kysely";
import type { PictureUse } from "#features/media/images/picture-use.ts";
import { managedCourses, reachableCourses } from "./course.policy.ts";

/** The organiser's own images, and those that staff added to the course on their behalf. */
export const coursePictures: PictureUse = {
  all: (db) => db.selectFrom("courses as course"),
  visible: ({ db, viewer }) => [reachableCourses({ db, viewer })],
  managed: ({ db, viewer }) => managedCourses(db, viewer),
  pictures: "course.pictures",
  ownerId: sql`course.organizer_id`,
};
