import type { Context } from "#platform/context.ts";
import { tokenHash } from "#platform/secrets.ts";
import { visibleTexts } from "../texts/text.policy.ts";
import { readTrackingToken } from "./tracking-token.ts";

/**
 * Counts a view or a read, once a token and kind (docs/product/texts.md#counting). A token that is used up, old or
 * forged counts nothing and is nobody's mistake: a page that was open overnight should show no error for it.
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
      // Made private since: for this viewer it does not exist.
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
