import { brusselsDay, dayAfter } from "#platform/clock.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import { eurosOf, percentageOf } from "#platform/money.ts";
import { isWithBank } from "../../payments/queries/payments-of-enrolment.ts";
import { costsSomething } from "../enrolment.rules.ts";
import { refundStartOf, termsOfEnrolment } from "./refund-terms.ts";

/**
 * The newest attempt to pay, as the person who pays sees it: one that is being made counts as open, one that was let go
 * as none.
 */
export async function newestPayment(db: Database | Tx, enrolmentId: string) {
  const payment = await db
    .selectFrom("payments")
    .select(["id", "state", "amount", "created_at", "expires_at", "method", "checkout_url", "failure"])
    .where("enrolment_id", "=", enrolmentId)
    .where("failure", "is distinct from", "let-go")
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .executeTakeFirst();
  if (!payment) return null;
  return {
    id: payment.id,
    state: payment.state === "creating" ? "pending" : payment.state,
    amount: eurosOf(payment.amount),
    createdAt: payment.created_at.toISOString(),
    expiresAt: payment.expires_at?.toISOString() ?? null,
    method: payment.method,
    isCanceled: payment.failure === "canceled",
    isWithBank: isWithBank(payment),
  };
}

/** Newest first. */
export async function invoicesOf(db: Database | Tx, enrolmentId: string) {
  const rows = await db
    .selectFrom("invoices")
    .select(["number", "series", "date", "total"])
    .where("enrolment_id", "=", enrolmentId)
    .orderBy("issued_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ number, series, date, total }) => ({
    number,
    isCreditNote: series === "credit-note",
    date,
    total: eurosOf(total),
  }));
}

interface Facts {
  course: { id: string; pricing_strategy: string; start_date: string | null };
  enrolment: { refund_terms: unknown; refund_start_date: string | null } & Parameters<typeof costsSomething>[1];
  now: Date;
}

/**
 * What is paid back until when, by the terms of when it was finalised, or otherwise the current ones; ordered by day.
 * Steps that were over by then were promised to nobody.
 */
export async function refundTermsOf(db: Database | Tx, { course, enrolment, now }: Facts) {
  const start = refundStartOf(course, enrolment);
  if (start === null || !costsSomething(course, enrolment)) return [];
  const today = brusselsDay(enrolment.finalized_at ?? now);
  const terms = await termsOfEnrolment(db, { course, enrolment });
  return terms
    .toSorted((one, other) => other.daysBefore - one.daysBefore)
    .map(({ daysBefore, basispoints }) => ({
      until: dayAfter(start, -daysBefore),
      percentage: percentageOf(basispoints),
    }))
    .filter(({ until }) => until >= today);
}
