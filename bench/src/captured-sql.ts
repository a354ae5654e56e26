/** A captured statement. */
export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/** The statements of each measured request, which the bare server repeats. */
export interface CapturedSql {
  list: Statement[];
  read: Statement[];
  /** One transaction; `written` are the parameters that differ per repetition. */
  write: Statement[];
  written: { id: string; slug: string };
}
