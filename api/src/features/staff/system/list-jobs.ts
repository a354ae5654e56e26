import type { StaffJobsQuery } from "@inktvis/contract/features/staff/staff-jobs";
import { sql } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import { staffPage } from "#platform/db/staff-page.ts";
import { errorIn, failedJobs, idsIn } from "./failed-jobs.ts";

export async function listJobs({ db, viewer }: MemberContext, query: StaffJobsQuery) {
  return staffPage(db, failedJobs(db, viewer).selectAll("job"), query, {
    id: sql`job.id`,
    sorts: { failedAt: sql`job.completed_on`, name: sql`job.name` },
    toRow: (row) => ({
      id: row.id,
      name: row.name,
      about: idsIn(row.data),
      tries: row.retry_count + 1,
      error: errorIn(row.output),
      createdAt: row.created_on.toISOString(),
      failedAt: row.completed_on.toISOString(),
    }),
    isLarge: true,
  });
}
