/** A statement as the product sent it. */
export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/** What the product sends to the database for each of the measured requests: the bare server repeats it. */
export interface CapturedSql {
  list: Statement[];
  read: Statement[];
  /** One transaction, with what in its parameters is new in every repetition. */
  write: Statement[];
  written: { id: string; slug: string };
}
