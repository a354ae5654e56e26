import { sql } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import { listedTexts } from "../text.policy.ts";
import { pageOfTexts } from "./page-of-texts.ts";

/** The texts by everybody whom the viewer follows, newest first. */
export function listFollowed(ctx: MemberContext, page: number) {
  const followed = listedTexts(ctx)
    .innerJoin("follows as follow", "follow.followed_id", "text.author_id")
    .where("follow.follower_id", "=", ctx.viewer.id);
  return pageOfTexts(ctx, followed, { latest: sql`text.published_at`, page });
}
