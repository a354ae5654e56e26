import type { JudgedContribution } from "@inktvis/contract/features/contests/jury";

/** By one's own score, the highest first and what has none last; otherwise in the order of the list. */
export const sortJudged = (contributions: readonly JudgedContribution[], byScore: boolean) =>
  byScore ? contributions.toSorted((one, other) => (other.mine.points ?? -1) - (one.mine.points ?? -1)) : contributions;
