import type { AnomalyChoice, AnomalyKind } from "@inktvis/contract/features/enrolments/staff-anomalies";

/** What a person can do about each kind (docs/product/payments.md#what-can-go-wrong). */
const CHOICES: Record<AnomalyKind, readonly AnomalyChoice[]> = {
  "paid-late": ["admit", "refund", "dismiss"],
  "paid-twice": ["refund", "dismiss"],
  "wrong-amount": ["refund", "dismiss"],
  "paid-after-erasure": ["refund", "dismiss"],
  "paid-after-delisting": ["refund", "dismiss"],
  // By hand: the provider did not manage.
  "refund-failed": ["refund", "dismiss"],
  "unknown-payment": ["dismiss"],
  chargeback: ["dismiss"],
  "books-unbalanced": ["admit", "refund", "dismiss"],
};

interface Facts {
  kind: AnomalyKind;
  isDecided: boolean;
  /** Somebody is there to be enrolled, and is not yet. */
  canEnrol: boolean;
  /** What the payment was to be, and what of it did not go back yet. */
  amount: number;
  left: number;
}

export function choicesOf({ kind, isDecided, canEnrol, amount, left }: Facts): AnomalyChoice[] {
  if (isDecided) return [];
  const isPossible = { admit: canEnrol && left > 0 && left === amount, refund: left > 0, dismiss: true };
  return CHOICES[kind].filter((choice) => isPossible[choice]);
}
