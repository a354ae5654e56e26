import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { atSlug, visibleContests } from "../../contests/contest.policy.ts";
import { contestIsOver, noSuchContest } from "../../contests/contest.errors.ts";
import { isPassed } from "../../contests/contest.rules.ts";
import { handedInAlready, notBegun } from "../participation.errors.ts";

/** Finds a contest by its slug; the caller adds the lock. */
export const contestAt = (ctx: MemberContext, tx: Tx, slug: string) =>
  atSlug(visibleContests({ ...ctx, db: tx }), slug).selectAll("contest");

/** Finds and locks one's own entry in a contest. */
export const lockOwnEntry = (tx: Tx, contestId: string, userId: string) =>
  tx
    .selectFrom("participations")
    .selectAll()
    .where("contest_id", "=", contestId)
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirst();

/** Locks one's own entry and its contest, which cannot end or move its deadline in the meantime. @throws 404 */
export async function lockEntry(ctx: MemberContext, tx: Tx, slug: string) {
  const contest = await contestAt(ctx, tx, slug).forShare("contest").executeTakeFirst();
  if (!contest) throw noSuchContest();
  const entry = await lockOwnEntry(tx, contest.id, ctx.viewer.id);
  return { contest, entry };
}

/**
 * The same, as long as the entry may change: started, not handed in, and requested before the deadline. A request that
 * arrived in time counts, however long it then waited for the lock.
 */
export async function lockOpenEntry(ctx: MemberContext, tx: Tx, slug: string) {
  const { contest, entry } = await lockEntry(ctx, tx, slug);
  if (entry?.finalized_at) throw handedInAlready();
  if (isPassed(contest, ctx.now)) throw contestIsOver();
  if (!entry) throw notBegun();
  return { contest, entry };
}
