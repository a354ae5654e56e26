import { sql } from "kysely";
import { takesSeat } from "#features/courses/courses/queries/seat-counts.ts";
import { receivedInAll, refundedInAll } from "../enrolments/queries/money-columns.ts";
import { isBeingPaid } from "../participants/participant-groups.ts";

/** What came in for an `enrolment` and did not go back, in cents. */
export const keptInAll = sql<number>`(${receivedInAll} - ${refundedInAll})`;

/**
 * A condition on `enrolments as enrolment`: this person is concerned when their course is called off. They are a
 * participant, asked for instalments, hold a seat, are paying, or have paid.
 */
export const isInvolved = (now: Date) => sql<boolean>`(
  enrolment.delisted_at is null and (
    ${takesSeat("enrolment", now)} or ${isBeingPaid} or ${keptInAll} > 0
  )
)`;
