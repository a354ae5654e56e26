interface DecisionState {
  verdict: string;
  text_id: string | null;
  hidden_at: Date | null;
  /** There is a later decision about the text. */
  isOutdated: unknown;
  appealed_at: Date | null;
}

/** One appeal, against the decision that hides the text now. A text that was changed since is visible again. */
export const canAppeal = ({ verdict, text_id, hidden_at, isOutdated, appealed_at }: DecisionState) =>
  verdict === "hide" && text_id !== null && hidden_at !== null && !isOutdated && appealed_at === null;
