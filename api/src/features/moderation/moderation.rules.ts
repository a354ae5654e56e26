interface DecisionState {
  verdict: string;
  text_id: string | null;
  hidden_at: Date | null;
  rewritten_at: Date | null;
  /** Staff decided about the text again since. */
  isOutdated: unknown;
  appealed_at: Date | null;
}

/** Whether a decision still hides the text as it is: once the author changes it, staff decide anew. */
export const stillHides = ({
  verdict,
  text_id,
  hidden_at,
  rewritten_at,
  isOutdated,
}: Omit<DecisionState, "appealed_at">) =>
  verdict === "hide" && text_id !== null && hidden_at !== null && rewritten_at === null && !isOutdated;

/** One appeal is possible, against a decision that still hides the text. */
export const canAppeal = (decision: DecisionState) => stillHides(decision) && decision.appealed_at === null;
