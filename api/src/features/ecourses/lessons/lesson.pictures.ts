import { sql } from "kysely";
import type { PictureUse } from "#features/media/images/picture-use.ts";
import { ecoursesSeenBy, managedEcourses } from "../ecourses/ecourse.policy.ts";

/** They belong to the maker of the online course; students see them. */
export const lessonPictures: PictureUse = {
  all: (db) => db.selectFrom("lessons as lesson").innerJoin("ecourses as ecourse", "ecourse.id", "lesson.ecourse_id"),
  visible: (pictureViewer) =>
    ecoursesSeenBy(pictureViewer).map((ecourses) =>
      ecourses.innerJoin("lessons as lesson", "lesson.ecourse_id", "ecourse.id").where("lesson.deleted_at", "is", null),
    ),
  managed: ({ db, viewer }) =>
    managedEcourses(db, viewer).innerJoin("lessons as lesson", "lesson.ecourse_id", "ecourse.id"),
  pictures: "lesson.pictures",
  ownerId: sql`ecourse.organizer_id`,
};
