import type { Tx } from "#platform/db/database.ts";

/** Gives out free slugs, `titel`, `titel-2`, … as platform/slugs.ts does, without a query for each one. */
export async function slugTaker(tx: Tx, table: "user_slugs" | "text_slugs") {
  const taken = new Set((await tx.selectFrom(table).select("slug").execute()).map(({ slug }) => slug));
  const numbers = new Map<string, number>();
  return (base: string) => {
    for (let number = numbers.get(base) ?? 1; ; number++) {
      const slug = number === 1 ? base : `${base}-${number}`;
      if (taken.has(slug)) continue;
      taken.add(slug);
      numbers.set(base, number + 1);
      return slug;
    }
  };
}
