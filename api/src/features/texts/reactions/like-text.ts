import type { MemberContext } from "#platform/context.ts";
import { lockVisibleText } from "../texts/queries/lock-visible-text.ts";

/**
 * Likes a text. Idempotent: the counter changes only when the row of the like is new (docs/product/texts.md#likes).
 */
export async function likeText(ctx: MemberContext, slug: string) {
  await ctx.db.transaction().execute(async (tx) => {
    const text = await lockVisibleText(ctx, tx, slug);
    const liked = await tx
      .insertInto("text_likes")
      .values({ text_id: text.id, user_id: ctx.viewer.id, created_at: ctx.now })
      .onConflict((conflict) => conflict.doNothing())
      .returning("text_id")
      .executeTakeFirst();
    if (!liked) return;
    await tx
      .updateTable("texts")
      .set({ likes: text.likes + 1 })
      .where("id", "=", text.id)
      .execute();
  });
}

export async function unlikeText(ctx: MemberContext, slug: string) {
  await ctx.db.transaction().execute(async (tx) => {
    const text = await lockVisibleText(ctx, tx, slug);
    const unliked = await tx
      .deleteFrom("text_likes")
      .where("text_id", "=", text.id)
      .where("user_id", "=", ctx.viewer.id)
      .returning("text_id")
      .executeTakeFirst();
    if (!unliked) return;
    await tx
      .updateTable("texts")
      .set({ likes: text.likes - 1 })
      .where("id", "=", text.id)
      .execute();
  });
}
