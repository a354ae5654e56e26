import { grants } from "@inktvis/contract/access";
import type { PictureUse } from "#features/media/images/picture-use.ts";
import { listedLandingPages } from "./landing-page.policy.ts";

export const landingPagePictures: PictureUse = {
  all: (db) => db.selectFrom("landing_pages as landing"),
  visible: ({ db, viewer, now }) => [
    viewer && grants(viewer.roles, "manageContent")
      ? db.selectFrom("landing_pages as landing")
      : listedLandingPages({ db, now }),
  ],
  pictures: "landing.pictures",
  isEditorial: true,
};
