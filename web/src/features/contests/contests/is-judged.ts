import type { ContestSummary } from "@inktvis/contract/features/contests/contest";

/** Of a contest that shows as passed: its entries are still being judged, until its organiser ends it (docs/product/contests.md#states). */
export const isJudged = ({ mode, endedAt }: Pick<ContestSummary, "mode" | "endedAt">) =>
  mode === "interactive" && endedAt === null;
