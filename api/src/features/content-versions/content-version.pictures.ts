import { editorialPictures } from "#features/content/publishing/editorial-pictures.ts";
import { sharedVersions } from "./content-version.policy.ts";

export const contentVersionPictures = editorialPictures({
  all: (db) => db.selectFrom("content_versions as version"),
  listed: sharedVersions,
  pictures: "version.pictures",
});
