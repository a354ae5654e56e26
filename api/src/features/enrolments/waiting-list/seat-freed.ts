import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";

/** Offers the free seats of a course to those who wait. */
export const seatsFreed = jobKind<{ courseId: string }>("enrolments.seats-freed");

/**
 * To be called in the transaction that delists somebody or gives an offer back, so that people who wait are offered
 * the seat at once. A seat that is freed otherwise (by time, erasure, a raised maximum) is noticed within a minute
 * (docs/product/waiting-list.md#offers).
 */
export async function seatFreed(tx: Tx, { jobs }: Pick<Services, "jobs">, courseId: string) {
  const waits = await tx
    .selectFrom("waiting_list_entries")
    .select("id")
    .where("course_id", "=", courseId)
    .where("state", "=", "waiting")
    .limit(1)
    .executeTakeFirst();
  if (waits) await jobs.enqueue(tx, seatsFreed, { courseId });
}
