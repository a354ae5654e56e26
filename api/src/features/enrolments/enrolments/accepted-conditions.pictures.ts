import { sql } from "kysely";
import { managedCourses } from "#features/courses/courses/course.policy.ts";
import type { PictureUse } from "#features/media/images/picture-use.ts";
import { ownEnrolments } from "./enrolment.policy.ts";

/**
 * Pictures in conditions that people accepted. The organiser sees them as well as those of the current conditions; a
 * person who enrols sees those of the wording that they accepted.
 */
export const acceptedConditionsPictures: PictureUse = {
  all: (db) =>
    db.selectFrom("course_conditions as accepted").innerJoin("courses as course", "course.id", "accepted.course_id"),
  visible: ({ db, viewer }) =>
    viewer
      ? [
          ownEnrolments(db, viewer).innerJoin(
            "course_conditions as accepted",
            "accepted.id",
            "enrolment.accepted_conditions_id",
          ),
          managedCourses(db, viewer).innerJoin("course_conditions as accepted", "accepted.course_id", "course.id"),
        ]
      : [],
  pictures: "accepted.pictures",
  ownerId: sql`course.organizer_id`,
};
