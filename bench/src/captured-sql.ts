/** A captured statement. */
export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/** What the product did for a request, and the JSON that it answered. */
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
