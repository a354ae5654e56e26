import type { Tx } from "#platform/db/database.ts";
import type { Settled } from "./file-anomaly.ts";

/** For money that came in for a course that was called off. */
export const SETTLED_BY_REFUND = {
  decision: "refunded",
  note: "De cursus gaat niet door. Alles wat hiervoor binnenkwam, gaat vanzelf terug.",
} as const satisfies Settled;
/** For money that was paid back at the provider, or charged back by the bank, before we knew that it came in. */
export const WENT_BACK = {
  decision: "refunded",
  note: "De cursus gaat niet door. Wat hiervoor binnenkwam, is al terug.",
} as const satisfies Settled;

/**
 * Settles anomalies that waited for a decision on whether somebody's money goes back, because all of it does. Money in
 * another currency does not go back: those anomalies stay open. The caller has locked the enrolment and its payments.
 */
export async function settleRefunded(tx: Tx, enrolmentId: string, now: Date) {
  await tx
    .updateTable("anomalies")
    .from("payments as payment")
    .set({ ...SETTLED_BY_REFUND, decided_at: now })
    .whereRef("payment.id", "=", "anomalies.payment_id")
    .where("payment.enrolment_id", "=", enrolmentId)
    .where("payment.received", ">", 0)
    .where("anomalies.kind", "in", ["paid-late", "paid-twice", "wrong-amount"])
    .where("anomalies.decided_at", "is", null)
    .execute();
}
