import type { Database, Tx } from "#platform/db/database.ts";
import { translateConstraintErrors } from "#platform/db/constraint-errors.ts";
import { linkedIds, setLinks } from "#platform/db/links.ts";
import type { TableWith } from "#platform/db/table-with.ts";
import { invalid } from "#platform/http/errors.ts";
import { linkedTo } from "#platform/search/conditions.ts";

/** The tables that link rows to genres, with the column of the row. A missing table fails the type check. */
export const GENRE_LINKS = {
  text_genres: "text_id",
  article_genres: "article_id",
  contest_genres: "contest_id",
  course_genres: "course_id",
  activity_genres: "activity_id",
  product_genres: "product_id",
  alumnus_genres: "alumnus_id",
} as const satisfies Record<TableWith<"genre_id">, string>;

type GenreTable = keyof typeof GENRE_LINKS;
const linksOf = (table: GenreTable) => ({ links: table, owner: GENRE_LINKS[table], column: "genre_id" });

/**
 * The condition of a search that a row has at least one of these genres: `ofGenres("text_genres", "text.id", genres)`.
 */
export const ofGenres = (table: GenreTable, row: string, genreIds?: readonly number[]) =>
  linkedTo(linksOf(table), row, genreIds);

/** The ids of the genres of a row, in order. */
export const genreIdsOf = (table: GenreTable, row: string) => linkedIds(linksOf(table), row);

/**
 * The tables with an array of genres, and whether a genre in it cannot be deleted: a version of editorial content may
 * name a genre that no longer exists. A missing table fails the type check.
 */
export const GENRE_ARRAYS: Readonly<Record<TableWith<"genre_ids">, boolean>> = {
  users: true,
  drafts: true,
  saved_searches: true,
  content_versions: false,
};

const UNKNOWN = { genres: "Kies je genres uit de lijst." };

/** For callers with costly work to do before `setGenres`. @throws 422 when one of these is not a genre */
export async function checkGenres(db: Database, genreIds: readonly number[]) {
  const wanted = [...new Set(genreIds)];
  const known = await db.selectFrom("genres").select("id").where("id", "in", wanted).execute();
  if (known.length !== wanted.length) throw invalid(UNKNOWN);
}

/** Replaces the genres of a row: `setGenres(tx, "text_genres", text.id, genres)`. @throws 422 when one is not a genre */
export async function setGenres(tx: Tx, table: GenreTable, id: string, genreIds: readonly number[]) {
  await translateConstraintErrors({ foreignKey: UNKNOWN }, setLinks(tx, linksOf(table), id, genreIds));
}
