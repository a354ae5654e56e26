import { editorialPictures } from "../publishing/editorial-pictures.ts";
import { listedPages } from "./page.policy.ts";

export const pagePictures = editorialPictures({
  all: (db) => db.selectFrom("pages as page"),
  listed: listedPages,
  pictures: "page.pictures",
});
