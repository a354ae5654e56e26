import { TEXTS_PER_PAGE } from "@inktvis/contract/features/texts";
import type { MemberContext } from "../../../platform/context.ts";
import { countUpTo } from "../../../platform/db/count-up-to.ts";
import { listedTexts } from "../text.policy.ts";
import { selectWithAuthor, textSummaryOf } from "./text-columns.ts";

/** The feed of a follower: texts by everybody they follow, newest first. */
export async function listFollowed(ctx: MemberContext, page: number) {
  const followed = listedTexts(ctx)
    .innerJoin("follows as follow", "follow.followed_id", "text.author_id")
    .where("follow.follower_id", "=", ctx.viewer.id);
  const [rows, { total }] = await Promise.all([
    selectWithAuthor(followed)
      .orderBy("text.published_at", "desc")
      .orderBy("text.id", "desc")
      .limit(TEXTS_PER_PAGE)
      .offset((page - 1) * TEXTS_PER_PAGE)
      .execute(),
    countUpTo(ctx.db, followed),
  ]);
  return {
    data: rows.map((row) => textSummaryOf(row, ctx.now)),
    meta: { currentPage: page, total, pageSize: TEXTS_PER_PAGE },
  };
}
