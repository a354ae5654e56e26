import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { noSuchText } from "../text.errors.ts";
import { visibleTexts } from "../text.policy.ts";

/**
 * The text at an address, held until the transaction ends: whoever counts something of it comes one after another, and
 * it cannot become private meanwhile. Throws a 404 for what this viewer may not see.
 */
export async function lockVisibleText(ctx: MemberContext, tx: Tx, slug: string) {
  const text = await visibleTexts({ ...ctx, db: tx })
    .innerJoin("text_slugs as address", "address.text_id", "text.id")
    .select(["text.id", "text.likes", "text.author_id"])
    .where("address.slug", "=", slug)
    .forNoKeyUpdate("text")
    .executeTakeFirst();
  if (!text) throw noSuchText();
  return text;
}
