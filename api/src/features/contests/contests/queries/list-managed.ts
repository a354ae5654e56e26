import { MANAGED_PER_PAGE } from "@inktvis/contract/layer/managed-list";
import type { MemberContext } from "#platform/context.ts";
import { managedContests } from "../contest.policy.ts";
import { begunCount, contestSummaryOf, handedInCount, selectContests } from "./contest-columns.ts";

/** What this person manages, newest first; `all` puts everything on one page. */
export async function listManaged({ db, viewer, now }: MemberContext, { page, all }: { page: number; all: boolean }) {
  const managed = managedContests(db, viewer);
  const rows = selectContests(managed)
    .select(["contest.published_at", begunCount.as("participationCount"), handedInCount.as("entryCount")])
    .orderBy("contest.created_at", "desc")
    .orderBy("contest.id", "desc");
  const [found, { total }] = await Promise.all([
    (all ? rows : rows.limit(MANAGED_PER_PAGE).offset((page - 1) * MANAGED_PER_PAGE)).execute(),
    managed.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return {
    data: found.map((row) => ({
      ...contestSummaryOf(row, now),
      publishedAt: row.published_at?.toISOString() ?? null,
      participationCount: row.participationCount,
      entryCount: row.entryCount,
    })),
    meta: { currentPage: all ? 1 : page, total, pageSize: all ? Math.max(total, MANAGED_PER_PAGE) : MANAGED_PER_PAGE },
  };
}
