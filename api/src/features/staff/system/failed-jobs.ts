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
 * Jobs that are past their last try, as the queue keeps them (pg-boss), but for those that name this viewer as who does
 * not hear of them, such as that a text of theirs was reported.
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

/** Of what a job was given only the ids: the rest may be somebody's words or address. */
export const idsIn = (data: Record<string, unknown> | null) =>
  Object.fromEntries(
    Object.entries(data ?? {}).filter((entry): entry is [string, string] => UUID.test(String(entry[1]))),
  );

/** What went wrong, without the addresses that a mail server repeats in what it refuses. */
export function errorIn(output: FailedJob["output"]) {
  const message = output?.message ?? output?.value?.message ?? "";
  return message.replaceAll(/[^\s<>()"',;:]+@[^\s<>()"',;:]+/g, "…").slice(0, 500);
}
