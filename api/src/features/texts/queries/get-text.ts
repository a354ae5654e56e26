import type { Context } from "../../../platform/context.ts";
import { noSuchText } from "../text.errors.ts";
import { textPermissions, visibleTexts } from "../text.policy.ts";
import { selectWithAuthor, textSummaryOf } from "./text-columns.ts";

/** A text by any address it ever had; its `slug` is the one it has now. */
export async function getText(ctx: Context, slug: string) {
  const row = await selectWithAuthor(visibleTexts(ctx))
    .innerJoin("text_slugs as address", "address.text_id", "text.id")
    .select(["text.body", "text.reads", "text.views", "text.author_id"])
    .where("address.slug", "=", slug)
    .executeTakeFirst();
  if (!row) throw noSuchText();
  return {
    data: {
      ...textSummaryOf(row, ctx.now),
      body: row.body,
      reads: row.reads,
      views: row.views,
      me: { can: textPermissions(ctx.viewer, row) },
    },
  };
}
