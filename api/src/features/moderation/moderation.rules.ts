interface DecisionState {
  verdict: string;
  text_id: string | null;
  hidden_at: Date | null;
  rewritten_at: Date | null;
  /** Staff has decided about the text again since then. */
  isOutdated: unknown;
  appealed_at: Date | null;
}

/** Whether a decision still hides the text as it is now: once the author changes it, staff have to decide again. */
export const stillHides = ({
  verdict,
  text_id,
  hidden_at,
  rewritten_at,
  isOutdated,
}: Omit<DecisionState, "appealed_at">) =>
  verdict === "hide" && text_id !== null && hidden_at !== null && rewritten_at === null && !isOutdated;

/** A decision can be appealed once, as long as it still hides the text. */
export const canAppeal = (decision: DecisionState) => stillHides(decision) && decision.appealed_at === null;
