import { TEXTS_PER_PAGE } from "@inktvis/contract/features/texts";
import { sql } from "kysely";
import type { MemberContext } from "../../../platform/context.ts";
import { listedTexts } from "../text.policy.ts";
import { selectWithAuthor, textSummaryOf } from "./text-columns.ts";

/** What somebody likes and may still read, the last liked first (spec 2 §2.2). */
export async function listFavorites(ctx: MemberContext, page: number) {
  const liked = listedTexts(ctx)
    .innerJoin("text_likes as liked", "liked.text_id", "text.id")
    .where("liked.user_id", "=", ctx.viewer.id);
  const [rows, { total }] = await Promise.all([
    selectWithAuthor(liked)
      .orderBy(sql`liked.created_at`, "desc")
      .orderBy("text.id", "desc")
      .limit(TEXTS_PER_PAGE)
      .offset((page - 1) * TEXTS_PER_PAGE)
      .execute(),
    liked.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return {
    data: rows.map((row) => textSummaryOf(row, ctx.now)),
    meta: { currentPage: page, total, pageSize: TEXTS_PER_PAGE },
  };
}
