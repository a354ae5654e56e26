import { editorialPictures } from "#features/content/publishing/editorial-pictures.ts";
import { sentNewsletters } from "./newsletter.policy.ts";

export const newsletterPictures = editorialPictures({
  all: (db) => db.selectFrom("newsletters as newsletter"),
  listed: sentNewsletters,
  pictures: "newsletter.pictures",
});
