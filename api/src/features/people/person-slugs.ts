import type { Tx } from "../../platform/db/database.ts";
import { takeSlug } from "../../platform/slugs.ts";

/**
 * Gives somebody the address of their profile: one that is free, or one that they had before. Every address ever taken
 * stays in `user_slugs`, so none is given out twice and an old one leads on for ever (decisions.md, a title changes).
 */
export const takePersonSlug = (tx: Tx, nickname: string, personId: string) =>
  takeSlug(nickname, async (slug) => {
    const inserted = await tx
      .insertInto("user_slugs")
      .values({ slug, user_id: personId })
      .onConflict((conflict) => conflict.column("slug").doNothing())
      .returning("slug")
      .executeTakeFirst();
    if (inserted) return true;
    const own = await tx
      .selectFrom("user_slugs")
      .select("slug")
      .where("slug", "=", slug)
      .where("user_id", "=", personId)
      .executeTakeFirst();
    return own !== undefined;
  });
