import type { Insertable } from "kysely";
import type { Tx } from "../../platform/db/database.ts";
import type { Contests } from "../../platform/db/tables.gen.ts";
import { takeSlug } from "../../platform/slugs.ts";

/**
 * Gives a contest an address that is free, or one that it had before. Every address ever taken while it was published
 * stays in `contest_slugs`, so none is given out twice.
 */
export const takeContestSlug = (tx: Tx, title: string, contestId: string) =>
  takeSlug(title, async (slug) => {
    const inserted = await tx
      .insertInto("contest_slugs")
      .values({ slug, contest_id: contestId })
      .onConflict((conflict) => conflict.column("slug").doNothing())
      .returning("slug")
      .executeTakeFirst();
    if (inserted) return true;
    const own = await tx
      .selectFrom("contest_slugs")
      .select("slug")
      .where("slug", "=", slug)
      .where("contest_id", "=", contestId)
      .executeTakeFirst();
    return own !== undefined;
  });

/** A new contest with its address. */
export async function insertContest(tx: Tx, values: Omit<Insertable<Contests>, "slug">) {
  const { id } = await tx
    .insertInto("contests")
    .values({ ...values, slug: "" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const slug = await takeContestSlug(tx, values.title, id);
  await tx.updateTable("contests").set({ slug }).where("id", "=", id).execute();
  return { id, slug };
}
