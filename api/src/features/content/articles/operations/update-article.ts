import type { StaffArticleChange } from "@inktvis/contract/features/content/staff-articles";
import type * as z from "zod";
import type { EditorContext, MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { type StoredMedia, withStoredMedia } from "../../publishing/editorial-media.ts";
import { movePublishedSlug } from "../../publishing/published-slug.ts";
import { saveContent } from "../../publishing/save-content.ts";
import { ADDRESSED_ARTICLES, readArticleInput, setGenresAndTags } from "../article-writing.ts";
import { staffArticles } from "../queries/staff-articles.ts";

/** Updates an article. @throws 409 when it was saved by somebody else since it was opened */
export const updateArticle = (ctx: MemberContext, id: string, input: z.output<typeof StaffArticleChange>) =>
  withStoredMedia(ctx, input, (media) => saveArticle(ctx, id, input, media));

/**
 * The same with a picture and a file that are stored already.
 * @param also at the end of the transaction
 */
export async function saveArticle(
  ctx: EditorContext,
  id: string,
  input: z.output<typeof StaffArticleChange>,
  media: StoredMedia,
  also?: (tx: Tx) => Promise<void>,
) {
  const values = await readArticleInput(ctx, input, id);
  return saveContent(ctx, staffArticles(ctx), {
    id,
    input,
    also,
    change: async (tx, before) => {
      const slugColumns = await movePublishedSlug(tx, ADDRESSED_ARTICLES, { id, title: input.title, now: ctx.now });
      await tx
        .updateTable("articles")
        .set({
          ...values,
          ...media,
          ...slugColumns,
          updated_at: ctx.now,
          revision: before.revision + 1,
        })
        .where("id", "=", id)
        .execute();
      await setGenresAndTags(tx, id, input);
    },
  });
}
