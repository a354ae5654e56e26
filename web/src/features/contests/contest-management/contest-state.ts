import type { Contest, ManagedContest } from "@inktvis/contract/features/contests/contest";

export type ContestState = "unpublished" | "running" | "passed" | "ended" | "shown";

/** The state of a contest (docs/product/contests.md#states); `passed` means between its deadline and its end. */
export function contestState(
  contest: Pick<ManagedContest | Contest, "publishedAt" | "mode" | "endedAt" | "isPassed">,
): ContestState {
  if (contest.publishedAt === null) return "unpublished";
  if (contest.mode === "display") return "shown";
  if (contest.endedAt !== null) return "ended";
  return contest.isPassed ? "passed" : "running";
}
