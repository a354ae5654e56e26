import { sql } from "kysely";
import type { PictureUse } from "#features/media/images/picture-use.ts";
import { judgedContributions } from "../jury/jury.policy.ts";
import { managedContributions } from "./contribution.policy.ts";

/** Pictures of entries are visible to the managers of the contest and to its jury. */
export const contributionPictures: PictureUse = {
  all: (db) => db.selectFrom("contributions as contribution"),
  visible: ({ db, viewer }) => (viewer ? [managedContributions(db, viewer), judgedContributions({ db, viewer })] : []),
  pictures: "contribution.pictures",
  ownerId: sql`(select user_id from participations where id = contribution.participation_id)`,
};
