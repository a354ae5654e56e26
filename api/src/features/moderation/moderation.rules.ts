interface Decided {
  verdict: string;
  text_id: string | null;
  hidden_at: Date | null;
  /** Staff decided about the text again since. */
  isOutdated: unknown;
  appealed_at: Date | null;
}

/** One appeal against what hides a text now; who changed the text since has it back already. */
export const canAppeal = ({ verdict, text_id, hidden_at, isOutdated, appealed_at }: Decided) =>
  verdict === "hide" && text_id !== null && hidden_at !== null && !isOutdated && appealed_at === null;
