import type { Database, Tx } from "#platform/db/database.ts";
import { openReviewOf } from "#features/courses/courses/queries/open-review.ts";

/** The payment of an enrolment that, as far as we know, can still be paid; there is at most one. */
export const openPaymentOf = (db: Database | Tx, enrolmentId: string) =>
  db
    .selectFrom("payments")
    .selectAll()
    .where("enrolment_id", "=", enrolmentId)
    .where("state", "in", ["creating", "pending"])
    .executeTakeFirst();

/**
 * Whether somebody has confirmed at the provider and their bank is still working on it: they have nothing left to do
 * there.
 */
export const isWithBank = ({ state, checkout_url }: { state: string; checkout_url: string | null }) =>
  state === "pending" && checkout_url === null;

/** Whether money came in for an `enrolment` that staff has to look at first. */
export const hasOpenReview = openReviewOf("enrolment");

/** The same for one enrolment. */
export async function isInReview(db: Database | Tx, enrolmentId: string) {
  const row = await db
    .selectFrom("enrolments as enrolment")
    .select(hasOpenReview.as("inReview"))
    .where("enrolment.id", "=", enrolmentId)
    .executeTakeFirst();
  return row?.inReview === true;
}
