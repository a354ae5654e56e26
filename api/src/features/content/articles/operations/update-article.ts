import type { StaffArticleChange } from "@inktvis/contract/features/content/staff-articles";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { deleteUnusedMedia, withStoredMedia } from "../../publishing/editorial-media.ts";
import { refuseStale } from "#platform/http/refuse-stale.ts";
import { publicSince } from "../../publishing/publishing.ts";
import { moveSlug } from "#platform/slugs.ts";
import { readArticleInput, setGenresAndTags, ARTICLE_ADDRESSES } from "../article-writing.ts";
import { staffArticles } from "../queries/staff-articles.ts";

/** Updates an article. @throws 409 when it was saved by somebody else since it was opened */
export async function updateArticle(ctx: MemberContext, id: string, input: z.output<typeof StaffArticleChange>) {
  const values = await readArticleInput(ctx, input);
  return withStoredMedia(ctx, input, (media) =>
    staffArticles(ctx).update(
      ctx,
      id,
      async (tx, before) => {
        refuseStale(before, input.revision);
        const slugColumns = await moveArticleSlug(tx, ctx.now, { id, title: input.title });
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
      (tx, before, after) => deleteUnusedMedia(ctx, tx, before, after),
    ),
  );
}

/**
 * The slug follows the title. A slug that was ever public keeps redirecting to the article
 * (docs/product/platform.md#addresses).
 */
async function moveArticleSlug(tx: Tx, now: Date, { id, title }: { id: string; title: string }) {
  const before = await tx
    .selectFrom("articles")
    .select(["slug", "title", "published_at", "first_published_at"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const first_published_at = publicSince(before, now);
  if (title === before.title) return { slug: before.slug, first_published_at };
  const wasPublic = first_published_at !== null;
  const moved = { id, slug: before.slug, title, isPublic: true, wasPublic };
  return { slug: await moveSlug(tx, ARTICLE_ADDRESSES, moved), first_published_at };
}
