import type { StaffArticleInput } from "@inktvis/contract/features/content/staff-articles";
import type * as z from "zod";
import type { EditorContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { translateConstraintErrors } from "#platform/db/constraint-errors.ts";
import { setLinks } from "#platform/db/links.ts";
import { setGenres } from "#features/texts/genres/chosen-genres.ts";
import { readPublishedFields } from "../publishing/publishing.ts";
import { readArticleAuthor } from "./article-author.ts";
import { ARTICLE_TAGS } from "./article-tags.ts";

/** The columns of an article, without its slug, genres and tags. @throws 422 for an empty body, half a button, or no such author */
export async function readArticleInput(ctx: EditorContext, input: z.output<typeof StaffArticleInput>, id?: string) {
  const { type, title, excerpt, pinned } = input;
  const author = await readArticleAuthor(ctx.db, input, id);
  return { ...(await readPublishedFields(ctx, input)), ...author, type, title, excerpt, pinned };
}

/** Every slug that an article had while it was public stays reserved for it. */
export const ADDRESSED_ARTICLES = {
  rows: "articles",
  addresses: { table: "article_slugs", owner: "article_id" },
} as const;

interface GenresAndTags {
  genres: readonly number[];
  tags: readonly number[];
}

/** @throws 422 when one of them does not exist */
export async function setGenresAndTags(tx: Tx, id: string, { genres, tags }: GenresAndTags) {
  await setGenres(tx, "article_genres", id, genres);
  await translateConstraintErrors(
    { foreignKey: { tags: "Kies je labels uit de lijst." } },
    setLinks(tx, ARTICLE_TAGS, id, tags),
  );
}
