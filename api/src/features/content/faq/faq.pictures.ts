import type { PictureUse } from "#features/media/images/picture-use.ts";

export const faqPictures: PictureUse = {
  all: (db) => db.selectFrom("faq_items as item"),
  visible: ({ db }) => [db.selectFrom("faq_items as item")],
  pictures: "item.pictures",
  isEditorial: true,
};
