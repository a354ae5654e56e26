import type { ContestSummary } from "@inktvis/contract/features/contests/contest";

type Dates = Pick<ContestSummary, "deadline" | "endedAt">;

/** When the organiser ended the contest, if that was before its deadline. */
export const endedEarlyAt = ({ deadline, endedAt }: Dates) => (endedAt !== null && endedAt < deadline ? endedAt : null);

/** Until when people could enter a contest that has passed. */
export const enteredUntil = (contest: Dates) => endedEarlyAt(contest) ?? contest.deadline;
