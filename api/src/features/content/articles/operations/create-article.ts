import type { StaffArticleInput } from "@inktvis/contract/features/content/staff-articles";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import { withStoredMedia } from "../../publishing/editorial-media.ts";
import { insertWithSlug } from "#platform/slugs.ts";
import { ADDRESSED_ARTICLES, readArticleInput, setGenresAndTags } from "../article-writing.ts";
import { staffArticles } from "../queries/staff-articles.ts";

/** Creates an article. Only staff sees it before it is published. */
export async function createArticle(ctx: MemberContext, input: z.output<typeof StaffArticleInput>) {
  const values = await readArticleInput(ctx, input);
  return withStoredMedia(ctx, input, (media) =>
    staffArticles(ctx).create(ctx, async (tx) => {
      const { id } = await insertWithSlug(tx, "articles", ADDRESSED_ARTICLES.addresses, {
        ...values,
        ...media,
        isPublic: true,
        created_at: ctx.now,
        updated_at: ctx.now,
      });
      await setGenresAndTags(tx, id, input);
      return id;
    }),
  );
}
