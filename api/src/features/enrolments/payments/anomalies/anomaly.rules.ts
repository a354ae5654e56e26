import type { AnomalyChoice, AnomalyKind } from "@inktvis/contract/features/enrolments/staff-anomalies";
import { isUnfinished } from "#features/courses/courses/course.rules.ts";

/** What staff can do about each kind (docs/product/payments.md#what-can-go-wrong). */
const CHOICES: Record<AnomalyKind, readonly AnomalyChoice[]> = {
  "paid-late": ["admit", "refund", "dismiss"],
  "paid-twice": ["refund", "dismiss"],
  "wrong-amount": ["refund", "dismiss"],
  "paid-after-erasure": ["refund", "dismiss"],
  "paid-after-delisting": ["refund", "dismiss"],
  // The refund is transferred by hand: the provider did not manage.
  "refund-failed": ["refund", "dismiss"],
  "unknown-payment": ["dismiss"],
  chargeback: ["dismiss"],
  "books-unbalanced": ["admit", "refund", "dismiss"],
};

/** An enrolment and its course; all null when there is none. */
interface EnrolmentFacts {
  user_id: string | null;
  finalized_at: Date | null;
  delisted_at: Date | null;
  cancelled_at: Date | null;
}

interface AnomalyFacts extends EnrolmentFacts {
  kind: AnomalyKind;
  decided_at: Date | null;
  /** The amount that the payment was for, and how much of it can still go back, in cents; null without a payment. */
  amount: number | null;
  left: number | null;
}

export function choicesOf({ kind, decided_at, amount, left, ...enrolment }: AnomalyFacts): AnomalyChoice[] {
  if (decided_at) return [];
  const isLeft = left !== null && left > 0;
  const isPossible = { admit: canBeAdmitted(enrolment) && isLeft && left === amount, refund: isLeft, dismiss: true };
  return CHOICES[kind].filter((choice) => isPossible[choice]);
}

/** Whether there is somebody to enrol, who is not enrolled yet. */
const canBeAdmitted = (enrolment: EnrolmentFacts) =>
  enrolment.user_id !== null && isUnfinished(enrolment) && enrolment.cancelled_at === null;
