import type { Tx } from "#platform/db/database.ts";

interface Notice {
  contestId: string;
  kind: string;
  /** The moment that it announces; when that moves, it is sent again. */
  about: Date;
}

/** The dedupe key of its notifications. */
export const dedupeKeyOf = ({ contestId, kind, about }: Notice) => `${contestId} ${kind} ${about.toISOString()}`;

/** Records that a notice is sent; false when it was recorded before, also by a concurrent transaction. */
export async function claimNotice(tx: Tx, { contestId, kind, about }: Notice) {
  const noted = await tx
    .insertInto("contest_notices")
    .values({ contest_id: contestId, kind, about })
    .onConflict((conflict) => conflict.doNothing())
    .returning("kind")
    .executeTakeFirst();
  return noted !== undefined;
}
