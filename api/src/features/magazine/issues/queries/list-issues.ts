import type { Context } from "#platform/context.ts";
import { listedIssues } from "../issue.policy.ts";
import { issueSummaryOf, selectIssues } from "./issue-columns.ts";

/** All published issues, the newest first, on one page: the magazine has four a year. */
export async function listIssues(ctx: Context) {
  const rows = await selectIssues(ctx, listedIssues(ctx)).orderBy("issue.number", "desc").execute();
  return { data: rows.map(issueSummaryOf) };
}
