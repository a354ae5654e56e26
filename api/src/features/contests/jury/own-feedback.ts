/** As a row has it; all null where there is none. */
interface FeedbackRow {
  feedback: string | null;
  points: number | null;
  abstained_because: string | null;
}

/** What a juror thinks of a contribution; nothing as long as there is no row. */
export const ownFeedbackOf = (row: FeedbackRow | undefined) => ({
  feedback: row?.feedback ?? "",
  points: row?.points ?? null,
  abstainedBecause: row?.abstained_because ?? null,
});
