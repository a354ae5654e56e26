import { sql } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import { listedTexts } from "../text.policy.ts";
import { pageOfTexts } from "./page-of-texts.ts";

/** The texts that the viewer likes and may still read, last liked first (docs/product/texts.md#likes). */
export function listFavorites(ctx: MemberContext, page: number) {
  const liked = listedTexts(ctx)
    .innerJoin("text_likes as liked", "liked.text_id", "text.id")
    .where("liked.user_id", "=", ctx.viewer.id);
  return pageOfTexts(ctx, liked, { latest: sql`liked.created_at`, page });
}
