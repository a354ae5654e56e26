/** What a juror thinks of a contribution, as their row has it; nothing where there is none. */
interface FeedbackRow {
  feedback: string | null;
  points: number | null;
  abstained_because: string | null;
}

export const ownFeedbackOf = ({ feedback, points, abstained_because }: FeedbackRow) => ({
  feedback: feedback ?? "",
  points,
  abstainedBecause: abstained_because,
});
