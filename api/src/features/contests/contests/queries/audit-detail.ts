import { sql } from "kysely";

/** A detail that manage-contest.ts recorded in `audit_log as line`; null when it was erased. */
export const auditDetail = (field: "entry" | "juror" | "state" | "reason") =>
  sql<string | null>`line.after ->> ${sql.lit(field)}`;
