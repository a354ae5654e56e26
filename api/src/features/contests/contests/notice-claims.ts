import type { Tx } from "#platform/db/database.ts";

interface Notice {
  contestId: string;
  kind: string;
  /** The moment that it is about: one that moves is told anew. */
  about: Date;
}

/** As a notification tells it apart. */
export const dedupeKeyOf = ({ contestId, kind, about }: Notice) => `${contestId} ${kind} ${about.toISOString()}`;

/** Notes that this is told now; false when it was before, also when two look at once. */
export async function isFirstTime(tx: Tx, { contestId, kind, about }: Notice) {
  const noted = await tx
    .insertInto("contest_notices")
    .values({ contest_id: contestId, kind, about })
    .onConflict((conflict) => conflict.doNothing())
    .returning("kind")
    .executeTakeFirst();
  return noted !== undefined;
}
