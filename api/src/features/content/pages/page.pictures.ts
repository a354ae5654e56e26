import { grants } from "@inktvis/contract/access";
import type { PictureUse } from "#features/media/images/picture-use.ts";
import { listedPages } from "./page.policy.ts";

export const pagePictures: PictureUse = {
  all: (db) => db.selectFrom("pages as page"),
  visible: ({ db, viewer, now }) => [
    viewer && grants(viewer.roles, "manageContent") ? db.selectFrom("pages as page") : listedPages({ db, now }),
  ],
  pictures: "page.pictures",
  isEditorial: true,
};
