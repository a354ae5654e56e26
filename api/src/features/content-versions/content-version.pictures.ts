import { grants } from "@inktvis/contract/access";
import type { PictureUse } from "#features/media/images/picture-use.ts";
import { sharedVersions } from "./content-version.policy.ts";

export const contentVersionPictures: PictureUse = {
  all: (db) => db.selectFrom("content_versions as version"),
  visible: ({ db, viewer, now }) => [
    viewer && grants(viewer.roles, "manageContent")
      ? db.selectFrom("content_versions as version")
      : sharedVersions({ db, now }),
  ],
  pictures: "version.pictures",
  isEditorial: true,
};
