import { sql } from "kysely";
import type { PictureUse } from "#features/media/images/picture-use.ts";
import { managedEcourses } from "../ecourses/ecourse.policy.ts";

/**
 * They belong to the writer, who can always see them; the maker of the online course sees those that were handed in.
 */
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
