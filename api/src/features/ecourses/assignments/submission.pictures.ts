import { sql } from "kysely";
import type { PictureUse } from "#features/media/images/picture-use.ts";
import { managedEcourses } from "../ecourses/ecourse.policy.ts";

/** Of its writer, who always sees their own; the maker of the online course reads what was handed in. */
export const submissionPictures: PictureUse = {
  all: (db) => db.selectFrom("lesson_submissions as submission"),
  visible: ({ db, viewer }) =>
    viewer
      ? [
          managedEcourses(db, viewer)
            .innerJoin("lessons as lesson", "lesson.ecourse_id", "ecourse.id")
            .innerJoin("lesson_submissions as submission", "submission.lesson_id", "lesson.id"),
        ]
      : [],
  pictures: "submission.pictures",
  ownerId: sql`submission.user_id`,
};
