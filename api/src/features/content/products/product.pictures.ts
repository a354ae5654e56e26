import { editorialPictures } from "../publishing/editorial-pictures.ts";
import { listedProducts } from "./product.policy.ts";

export const productPictures = editorialPictures({
  all: (db) => db.selectFrom("products as product"),
  listed: listedProducts,
  pictures: "product.pictures",
});
