import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { noSuchText } from "../text.errors.ts";
import { visibleTexts } from "../text.policy.ts";

/**
 * Finds and locks a text that the viewer may see, so that changes of its counters run one by one and it cannot become
 * private in the meantime.
 * @throws 404
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
