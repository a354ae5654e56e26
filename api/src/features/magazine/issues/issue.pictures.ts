import { grants } from "@inktvis/contract/access";
import type { PictureUse } from "#features/media/images/picture-use.ts";
import { listedIssues } from "./issue.policy.ts";

export const issuePictures: PictureUse = {
  all: (db) => db.selectFrom("magazine_issues as issue"),
  visible: ({ db, viewer, now }) => [
    viewer && grants(viewer.roles, "manageContent")
      ? db.selectFrom("magazine_issues as issue")
      : listedIssues({ db, now }),
  ],
  pictures: "issue.pictures",
  isEditorial: true,
};
