import type { ManagedPageQuery } from "@inktvis/contract/layer/managed-list";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import { managedPage } from "#platform/db/managed-page.ts";
import { managedContests } from "../contest.policy.ts";
import { begunCount, contestSummaryOf, handedInCount, selectContests } from "./contest-columns.ts";

/** The contests that this person manages, newest first. */
export function listManaged({ db, viewer, now }: MemberContext, query: z.output<typeof ManagedPageQuery>) {
  const managed = managedContests(db, viewer);
  return managedPage(query, {
    managed,
    rows: selectContests(managed)
      .select(["contest.published_at", begunCount.as("participationCount"), handedInCount.as("entryCount")])
      .orderBy("contest.created_at", "desc")
      .orderBy("contest.id", "desc"),
    toRow: (row) => ({
      ...contestSummaryOf(row, now),
      publishedAt: row.published_at?.toISOString() ?? null,
      participationCount: row.participationCount,
      entryCount: row.entryCount,
    }),
  });
}
