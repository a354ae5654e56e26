import { editorialPictures } from "../publishing/editorial-pictures.ts";
import { listedLandingPages } from "./landing-page.policy.ts";

export const landingPagePictures = editorialPictures({
  all: (db) => db.selectFrom("landing_pages as landing"),
  listed: listedLandingPages,
  pictures: "landing.pictures",
});
