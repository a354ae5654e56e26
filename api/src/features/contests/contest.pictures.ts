import type { PictureUse } from "../images/picture-use.ts";
import { visibleContests } from "./contest.policy.ts";

/** Of anybody: staff puts pictures into the contests of others too. */
export const contestPictures: PictureUse = {
  all: (db) => db.selectFrom("contests as contest"),
  seen: ({ db, viewer }) => [visibleContests({ db, viewer })],
  pictures: "contest.pictures",
};
