import type { MemberContext } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { notManaged } from "../contest.errors.ts";
import { atSlug, managedContests } from "../contest.policy.ts";

/**
 * The contest at an address for who manages it, held until the transaction ends: nobody enters, judges or changes it
 * meanwhile. Throws a 404 for whoever does not manage it.
 */
export async function lockManaged({ viewer }: MemberContext, tx: Tx, slug: string) {
  const contest = await atSlug(managedContests(tx, viewer), slug)
    .selectAll("contest")
    .forUpdate("contest")
    .executeTakeFirst();
  if (!contest) throw notManaged();
  return contest;
}
export type LockedContest = Awaited<ReturnType<typeof lockManaged>>;
