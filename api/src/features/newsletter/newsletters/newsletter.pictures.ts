import { grants } from "@inktvis/contract/access";
import type { PictureUse } from "#features/media/images/picture-use.ts";
import { sentNewsletters } from "./newsletter.policy.ts";

export const newsletterPictures: PictureUse = {
  all: (db) => db.selectFrom("newsletters as newsletter"),
  visible: ({ db, viewer }) => [
    viewer && grants(viewer.roles, "manageContent")
      ? db.selectFrom("newsletters as newsletter")
      : sentNewsletters({ db }),
  ],
  pictures: "newsletter.pictures",
  isEditorial: true,
};
