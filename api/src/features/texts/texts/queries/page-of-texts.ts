import { TEXTS_PER_PAGE } from "@inktvis/contract/features/texts/texts";
import type { Expression } from "kysely";
import type { Context } from "#platform/context.ts";
import { countUpTo } from "#platform/db/count-up-to.ts";
import { selectWithAuthor, textSummaryOf } from "./text-columns.ts";

/** One page of a list of texts, sorted by `latest` in descending order. */
export async function pageOfTexts(
  ctx: Context,
  texts: Parameters<typeof selectWithAuthor<{}>>[0],
  { latest, page }: { latest: Expression<unknown>; page: number },
) {
  const [rows, { total }] = await Promise.all([
    selectWithAuthor(texts)
      .orderBy(latest, "desc")
      .orderBy("text.id", "desc")
      .limit(TEXTS_PER_PAGE)
      .offset((page - 1) * TEXTS_PER_PAGE)
      .execute(),
    countUpTo(ctx.db, texts),
  ]);
  return {
    data: rows.map((row) => textSummaryOf(row, ctx.now)),
    meta: { currentPage: page, total, pageSize: TEXTS_PER_PAGE },
  };
}
