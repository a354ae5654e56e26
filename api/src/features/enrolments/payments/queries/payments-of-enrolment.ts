import type { Database, Tx } from "#platform/db/database.ts";
import { openReviewOf } from "#features/courses/courses/queries/open-review.ts";

/** The payment of an enrolment that can still be paid as far as we know; there is at most one. */
export const openPaymentOf = (db: Database | Tx, enrolmentId: string) =>
  db
    .selectFrom("payments")
    .selectAll()
    .where("enrolment_id", "=", enrolmentId)
    .where("state", "in", ["creating", "pending"])
    .executeTakeFirst();

/** Somebody pressed pay at the provider, and their bank is still at it: there is nothing left for them to do there. */
export const isWithBank = ({ state, checkout_url }: { state: string; checkout_url: string | null }) =>
  state === "pending" && checkout_url === null;

/** Whether something came in for an `enrolment` that a person has to look at first. */
export const hasOpenReview = openReviewOf("enrolment");

/** The same, of one enrolment. */
export async function isInReview(db: Database | Tx, enrolmentId: string) {
  const row = await db
    .selectFrom("enrolments as enrolment")
    .select(hasOpenReview.as("inReview"))
    .where("enrolment.id", "=", enrolmentId)
    .executeTakeFirst();
  return row?.inReview === true;
}
