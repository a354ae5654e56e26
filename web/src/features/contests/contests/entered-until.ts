import type { ContestSummary } from "@inktvis/contract/features/contests/contest";

type Dates = Pick<ContestSummary, "deadline" | "endedAt">;

/** Whether its organiser ended it before its deadline. */
export const endedEarly = ({ deadline, endedAt }: Dates) => endedAt !== null && endedAt < deadline;

/** Until when people could enter a contest that is passed: its end, when that came before the deadline. */
export const enteredUntil = ({ deadline, endedAt }: Dates) =>
  endedAt !== null && endedAt < deadline ? endedAt : deadline;
