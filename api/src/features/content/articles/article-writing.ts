import type { StaffArticleInput } from "@inktvis/contract/features/content/staff-articles";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { translateConstraintErrors } from "#platform/db/constraint-errors.ts";
import { setGenres } from "#features/texts/genres/chosen-genres.ts";
import { readPublishedFields } from "../publishing/publishing.ts";

/** The columns of an article, without its slug, genres and tags. @throws 422 for an empty body or half a button */
export async function readArticleInput(ctx: MemberContext, input: z.output<typeof StaffArticleInput>) {
  const { type, title, excerpt, author, pinned } = input;
  return { ...(await readPublishedFields(ctx, input)), type, title, excerpt, author, pinned };
}

/** Every slug that an article had while it was public stays reserved for it. */
export const ARTICLE_ADDRESSES = { table: "article_slugs", owner: "article_id" } as const;

interface GenresAndTags {
  genres: readonly number[];
  tags: readonly number[];
}

/** @throws 422 when one of them does not exist */
export async function setGenresAndTags(tx: Tx, article_id: string, { genres, tags }: GenresAndTags) {
  await setGenres(tx, "article_genres", article_id, genres);
  await tx.deleteFrom("article_tags").where("article_id", "=", article_id).execute();
  if (tags.length > 0) {
    const rows = [...new Set(tags)].map((tag_id) => ({ article_id, tag_id }));
    await translateConstraintErrors(
      { foreignKey: { tags: "Kies je labels uit de lijst." } },
      tx.insertInto("article_tags").values(rows).execute(),
    );
  }
}
