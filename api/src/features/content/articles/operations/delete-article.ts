import type { MemberContext } from "#platform/context.ts";
import { dropUnshownMedia } from "../../publishing/house-media.ts";
import { staffArticles } from "../queries/staff-articles.ts";

/** Deletes an article for good, with its addresses, its pictures and its file. */
export const deleteArticle = (ctx: MemberContext, id: string) =>
  staffArticles(ctx).delete(ctx, id, async (tx, article) => {
    await tx.deleteFrom("articles").where("id", "=", id).execute();
    await dropUnshownMedia(ctx, tx, article);
  });
