import type { Database, Tx } from "#platform/db/database.ts";
import type { LockedCourse, LockedEnrolment } from "../enrolments/queries/lock-enrolment.ts";
import { costsSomething } from "../enrolments/enrolment.rules.ts";
import { refundStartOf, termsOfEnrolment } from "../enrolments/queries/refund-terms.ts";
import { lastDayOfWithdrawal, shareBack } from "./refund-scale.ts";

interface Facts {
  course: Pick<LockedCourse, "id" | "pricing_strategy" | "start_date">;
  enrolment: Pick<LockedEnrolment, "refund_terms" | "refund_start_date" | "finalized_at" | "withdrawal_waived_at"> &
    Pick<LockedEnrolment, "price_course" | "discount_amount">;
  now: Date;
}

/** Which share of the price goes back today, by the terms of when the person enrolled. */
export async function shareBackNow(db: Database | Tx, { course, enrolment, now }: Facts) {
  if (enrolment.finalized_at === null || !costsSomething(course, enrolment))
    return { basispoints: 0, until: null, withdrawalUntil: null, terms: [] };
  const terms = await termsOfEnrolment(db, { course, enrolment });
  const leaving = {
    startDate: refundStartOf(course, enrolment),
    terms,
    finalizedAt: enrolment.finalized_at,
    isWithdrawalWaived: enrolment.withdrawal_waived_at !== null,
  };
  return { ...shareBack(leaving, now), withdrawalUntil: lastDayOfWithdrawal(leaving), terms };
}
