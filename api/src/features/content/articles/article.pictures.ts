import { editorialPictures } from "../publishing/editorial-pictures.ts";
import { listedArticles } from "./article.policy.ts";

export const articlePictures = editorialPictures({
  all: (db) => db.selectFrom("articles as article"),
  listed: listedArticles,
  pictures: "article.pictures",
});
