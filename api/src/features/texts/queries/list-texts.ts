import { TEXTS_PER_PAGE } from "@inktvis/contract/features/texts";
import type { Context } from "../../../platform/context.ts";
import { listedTexts } from "../text.policy.ts";
import { selectWithAuthor, textSummaryOf } from "./text-columns.ts";

/** Public texts, newest first: one's own private ones are listed under /me/texts only. */
export async function listTexts(ctx: Context, page: number) {
  const published = listedTexts(ctx);
  const [rows, { total }] = await Promise.all([
    selectWithAuthor(published)
      .orderBy("text.published_at", "desc")
      .orderBy("text.id", "desc")
      .limit(TEXTS_PER_PAGE)
      .offset((page - 1) * TEXTS_PER_PAGE)
      .execute(),
    published.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return {
    data: rows.map((row) => textSummaryOf(row, ctx.now)),
    meta: { currentPage: page, total, pageSize: TEXTS_PER_PAGE },
  };
}
