import type { JudgedContribution } from "@inktvis/contract/features/contests/jury";

/** By the juror's own score, the highest first and those without a score last; otherwise in the order of the list. */
export const sortJudged = (contributions: readonly JudgedContribution[], byScore: boolean) =>
  byScore ? contributions.toSorted((one, other) => (other.mine.points ?? -1) - (one.mine.points ?? -1)) : contributions;
