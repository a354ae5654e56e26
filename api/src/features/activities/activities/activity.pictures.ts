import { sql } from "kysely";
import type { PictureUse } from "#features/media/images/picture-use.ts";
import { managedActivities, visibleActivities } from "./activity.policy.ts";

/** The organiser's own images, and those that staff added to the activity on their behalf. */
export const activityPictures: PictureUse = {
  all: (db) => db.selectFrom("activities as activity"),
  visible: ({ db, viewer }) => [visibleActivities({ db, viewer })],
  managed: ({ db, viewer }) => managedActivities(db, viewer),
  pictures: "activity.pictures",
  ownerId: sql`activity.organizer_id`,
};
