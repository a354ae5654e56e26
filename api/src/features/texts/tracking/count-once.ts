import type { Context } from "#platform/context.ts";
import { tokenHash } from "#platform/secrets.ts";
import { visibleTexts } from "../texts/text.policy.ts";
import { readTrackingToken } from "./tracking-token.ts";

/**
 * Counts a view or a read, once per token and kind (docs/product/texts.md#counting). A used, expired or forged token
 * counts nothing and is no error, because a page may have been open overnight.
 */
export async function countOnce(ctx: Context, kind: "view" | "read", token: string) {
  const visit = readTrackingToken(ctx, token);
  if (!visit || (kind === "read" && !visit.reads)) return;
  await ctx.db.transaction().execute(async (tx) => {
    const used = await tx
      .insertInto("tracked_tokens")
      .values({ token_hash: tokenHash(token), kind, tracked_at: ctx.now })
      .onConflict((conflict) => conflict.doNothing())
      .returning("kind")
      .executeTakeFirst();
    if (!used) return;
    const column = kind === "view" ? "views" : "reads";
    await tx
      .updateTable("texts")
      .set((eb) => ({ [column]: eb(column, "+", 1) }))
      // The text may have become private in the meantime.
      .where(
        "id",
        "in",
        visibleTexts({ ...ctx, db: tx })
          .select("text.id")
          .where("text.id", "=", visit.textId),
      )
      .execute();
  });
}
