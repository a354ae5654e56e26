import type { MemberContext } from "#platform/context.ts";
import { deleteContent } from "../../publishing/content-resource.ts";
import { staffArticles } from "../queries/staff-articles.ts";

/** Deletes an article for good, with its slugs, pictures and file. */
export const deleteArticle = (ctx: MemberContext, id: string) => deleteContent(ctx, staffArticles(ctx), id);
