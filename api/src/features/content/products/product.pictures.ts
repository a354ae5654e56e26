import { grants } from "@inktvis/contract/access";
import type { PictureUse } from "#features/media/images/picture-use.ts";
import { listedProducts } from "./product.policy.ts";

export const productPictures: PictureUse = {
  all: (db) => db.selectFrom("products as product"),
  visible: ({ db, viewer, now }) => [
    viewer && grants(viewer.roles, "manageContent")
      ? db.selectFrom("products as product")
      : listedProducts({ db, now }),
  ],
  pictures: "product.pictures",
  isEditorial: true,
};
