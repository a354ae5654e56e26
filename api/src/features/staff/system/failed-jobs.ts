import { sql } from "kysely";
import type { Database, Tx } from "#platform/db/database.ts";
import type { Viewer } from "#platform/sessions/session.ts";

interface FailedJob {
  id: string;
  name: string;
  data: Record<string, unknown> | null;
  retry_count: number;
  output: { message?: string; value?: { message?: string } } | null;
  created_on: Date;
  completed_on: Date;
}

/**
 * Jobs that failed for good (pg-boss), except those that are withheld from this viewer, such as a report of their own
 * text.
 */
export const failedJobs = (db: Database | Tx, viewer: Viewer) =>
  db
    .selectFrom(
      sql<FailedJob>`(
      select id, name, data, retry_count, output, created_on, completed_on from pgboss.job where state = 'failed'
    )`.as("job"),
    )
    .where(sql`job.data ->> 'withheldFrom'`, "is distinct from", viewer.id);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Only the ids of the job data: the rest may be personal. */
export const idsIn = (data: Record<string, unknown> | null) =>
  Object.fromEntries(
    Object.entries(data ?? {}).filter((entry): entry is [string, string] => UUID.test(String(entry[1]))),
  );

/** The error message without e-mail addresses, which mail servers repeat. */
export function errorIn(output: FailedJob["output"]) {
  const message = output?.message ?? output?.value?.message ?? "";
  return message.replaceAll(/[^\s<>()"',;:]+@[^\s<>()"',;:]+/g, "…").slice(0, 500);
}
