import { grants } from "@inktvis/contract/access";
import type { PictureUse } from "#features/media/images/picture-use.ts";
import { listedArticles } from "./article.policy.ts";

export const articlePictures: PictureUse = {
  all: (db) => db.selectFrom("articles as article"),
  visible: ({ db, viewer, now }) => [
    viewer && grants(viewer.roles, "manageContent")
      ? db.selectFrom("articles as article")
      : listedArticles({ db, now }),
  ],
  pictures: "article.pictures",
  isEditorial: true,
};
