import { sql } from "kysely";
import { takesSeat } from "#features/courses/courses/queries/seat-counts.ts";
import { totalReceived, totalRefunded } from "../enrolments/queries/money-columns.ts";
import { isBeingPaid } from "../participants/participant-groups.ts";

/** What came in for an `enrolment` and did not go back, in cents. */
export const netReceived = sql<number>`(${totalReceived} - ${totalRefunded})`;

/**
 * A condition on `enrolments as enrolment`: this person is concerned when their course is called off. They are a
 * participant, asked for instalments, hold a seat, are paying, or have paid.
 */
export const isInvolved = (now: Date) => sql<boolean>`(
  enrolment.delisted_at is null and (
    ${takesSeat("enrolment", now)} or ${isBeingPaid} or ${netReceived} > 0
  )
)`;
