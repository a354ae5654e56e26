/** A captured statement. */
export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/** The statements that the product executed for a request, and the JSON of its response. */
export interface Captured {
  statements: Statement[];
  answer: unknown;
}

/** The measured requests, which the bare server repeats. */
export interface CapturedSql {
  list: Captured;
  read: Captured;
  /** One transaction; `written` are the parameters that differ per repetition. */
  write: Captured;
  written: { id: string; slug: string };
}
