import { sql } from "kysely";
import type { PictureUse } from "#features/media/images/picture-use.ts";
import { ecoursesSeenBy, managedEcourses } from "./ecourse.policy.ts";

/** The maker's own pictures, and those that staff added on their behalf. */
export const ecoursePictures: PictureUse = {
  all: (db) => db.selectFrom("ecourses as ecourse"),
  visible: ecoursesSeenBy,
  managed: ({ db, viewer }) => managedEcourses(db, viewer),
  pictures: "ecourse.pictures",
  ownerId: sql`ecourse.organizer_id`,
};
