import type { ContestSummary } from "@inktvis/contract/features/contests/contest";

/**
 * Whether a contest that shows as passed is still being judged, until its organiser ends it
 * (docs/product/contests.md#states).
 */
export const isJudged = ({ mode, endedAt }: Pick<ContestSummary, "mode" | "endedAt">) =>
  mode === "interactive" && endedAt === null;
