import type { MemberContext } from "#platform/context.ts";
import { deleteUnusedMedia } from "../../publishing/editorial-media.ts";
import { deleteVersions } from "../../publishing/keep-version.ts";
import { staffArticles } from "../queries/staff-articles.ts";

/** Deletes an article for good, with its slugs, pictures and file. */
export const deleteArticle = (ctx: MemberContext, id: string) =>
  staffArticles(ctx).delete(ctx, id, async (tx, article) => {
    await tx.deleteFrom("articles").where("id", "=", id).execute();
    await deleteUnusedMedia(ctx, tx, article);
    await deleteVersions(ctx, tx, "articles", id);
  });
