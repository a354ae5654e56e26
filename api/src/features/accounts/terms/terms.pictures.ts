import type { PictureUse } from "#features/media/images/picture-use.ts";

export const termsPictures: PictureUse = {
  all: (db) => db.selectFrom("terms_versions as terms"),
  visible: ({ db, viewer }) => [
    db
      .selectFrom("terms_versions as terms")
      .$if(!viewer || !viewer.staffRights.includes("manageSystem"), (published) =>
        published.where("terms.published_at", "is not", null),
      ),
  ],
  pictures: "terms.pictures",
  isEditorial: true,
};
