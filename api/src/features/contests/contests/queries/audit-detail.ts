import { sql } from "kysely";

/** What manage-contest.ts wrote down in `audit_log as line`; null for what was erased since. */
export const said = (field: "entry" | "juror" | "state" | "reason") =>
  sql<string | null>`line.after ->> ${sql.lit(field)}`;
