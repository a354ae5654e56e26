import { editorialPictures } from "#features/content/publishing/editorial-pictures.ts";
import { listedIssues } from "./issue.policy.ts";

export const issuePictures = editorialPictures({
  all: (db) => db.selectFrom("magazine_issues as issue"),
  listed: listedIssues,
  pictures: "issue.pictures",
});
