import { sql } from "kysely";
import type { PictureUse } from "#features/media/images/picture-use.ts";
import { visiblePeople } from "./person.policy.ts";

export const personPictures: PictureUse = {
  all: (db) => db.selectFrom("users as person"),
  visible: ({ db, viewer }) => [
    viewer?.staffRights.includes("managePeople") ? db.selectFrom("users as person") : visiblePeople({ db }),
  ],
  pictures: "person.pictures",
  ownerId: sql`person.id`,
};
