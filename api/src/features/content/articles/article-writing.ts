import type { StaffArticleInput } from "@inktvis/contract/features/content/staff-articles";
import type * as z from "zod";
import { translateConstraintErrors } from "#platform/db/constraint-errors.ts";
import { setLinks } from "#platform/db/links.ts";
import { setGenres } from "#features/texts/genres/chosen-genres.ts";
import { contentWriting } from "../publishing/content-writing.ts";
import { readPublishedFields } from "../publishing/publishing.ts";
import { readArticleAuthor } from "./article-author.ts";
import { ARTICLE_TAGS } from "./article-tags.ts";
import { staffArticles } from "./queries/staff-articles.ts";

const UNKNOWN_TAG = { foreignKey: { tags: "Kies je labels uit de lijst." } };

export const articleWriting = contentWriting({
  table: "articles",
  addresses: { table: "article_slugs", owner: "article_id" },
  resource: staffArticles,
  columns: async (ctx, input: z.output<typeof StaffArticleInput>, id) => {
    const { type, title, excerpt, pinned } = input;
    const author = await readArticleAuthor(ctx.db, input, id);
    return { ...(await readPublishedFields(ctx, input)), ...author, type, title, excerpt, pinned };
  },
  setLinks: async (tx, id, { genres, tags }) => {
    await setGenres(tx, "article_genres", id, genres);
    await translateConstraintErrors(UNKNOWN_TAG, setLinks(tx, ARTICLE_TAGS, id, tags));
  },
});
