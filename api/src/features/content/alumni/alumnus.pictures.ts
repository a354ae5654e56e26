import { editorialPictures } from "../publishing/editorial-pictures.ts";
import { listedAlumni } from "./alumnus.policy.ts";

export const alumnusPictures = editorialPictures({
  all: (db) => db.selectFrom("alumni as alumnus"),
  listed: listedAlumni,
  pictures: "alumnus.pictures",
});
