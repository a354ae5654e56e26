import type { Context } from "#platform/context.ts";
import { listedTexts } from "../text.policy.ts";
import { selectWithAuthor, textSummaryOf } from "./text-columns.ts";

/** The newest texts of an author that the viewer may read. */
export async function textsOf(ctx: Context, authorId: string, limit: number) {
  const rows = await selectWithAuthor(listedTexts(ctx))
    .where("text.author_id", "=", authorId)
    .orderBy("text.published_at", "desc")
    .orderBy("text.id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => textSummaryOf(row, ctx.now));
}
