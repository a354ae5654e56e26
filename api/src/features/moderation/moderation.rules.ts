interface DecisionState {
  verdict: string;
  text_id: string | null;
  hidden_at: Date | null;
  rewritten_at: Date | null;
  /** Staff decided about the text again since. */
  isOutdated: unknown;
  appealed_at: Date | null;
}

/** Whether a decision hides the words that a text has now: of words that changed since, staff decides anew. */
export const hidesStill = ({
  verdict,
  text_id,
  hidden_at,
  rewritten_at,
  isOutdated,
}: Omit<DecisionState, "appealed_at">) =>
  verdict === "hide" && text_id !== null && hidden_at !== null && rewritten_at === null && !isOutdated;

/** One appeal against what hides a text now. */
export const canAppeal = (decision: DecisionState) => hidesStill(decision) && decision.appealed_at === null;
