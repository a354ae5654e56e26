import type { SelectQueryBuilder } from "kysely";
import type { RowOf } from "#platform/db/row-of.ts";
import type { DB } from "#platform/db/tables.gen.ts";
import { pictureOf } from "#platform/files/media.ts";
import { genresOf } from "#features/texts/genres/genres-json.ts";
import { visibleImages } from "#features/media/images/visible-images.ts";

type WithAlumnus = DB & { alumnus: DB["alumni"] };

const genresOfAlumnus = genresOf("alumnus_genres", "alumnus.id");

/** The columns of the tiles of alumni, with picture and genres, in one query. */
export const selectAlumni = <O>(alumni: SelectQueryBuilder<WithAlumnus, "alumnus", O>) =>
  alumni
    .leftJoin(visibleImages.as("image"), "image.id", "alumnus.image_id")
    .select(["alumnus.id", "alumnus.slug", "alumnus.title", "image.picture as image", genresOfAlumnus.as("genres")]);

type AlumnusRow = RowOf<ReturnType<typeof selectAlumni<{}>>>;

export const alumnusSummaryOf = (row: AlumnusRow) => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  image: pictureOf(row.image),
  genres: row.genres,
});
