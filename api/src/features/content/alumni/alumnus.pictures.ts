import { grants } from "@inktvis/contract/access";
import type { PictureUse } from "#features/media/images/picture-use.ts";
import { listedAlumni } from "./alumnus.policy.ts";

export const alumnusPictures: PictureUse = {
  all: (db) => db.selectFrom("alumni as alumnus"),
  visible: ({ db, viewer, now }) => [
    viewer && grants(viewer.roles, "manageContent") ? db.selectFrom("alumni as alumnus") : listedAlumni({ db, now }),
  ],
  pictures: "alumnus.pictures",
  isEditorial: true,
};
