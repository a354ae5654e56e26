import { setTimeout as pause } from "node:timers/promises";
import type { MollieStub } from "@inktvis/api/features/billing/providers/mollie-stub.fixture";
import type { Services } from "@inktvis/api/platform/context";
import { sql } from "kysely";

/**
 * Waits until every payment that is paid at Mollie has a finalised enrolment or an anomaly for staff; returns how many
 * have neither at the deadline.
 */
export async function untilSettled({ db }: Services, mollie: MollieStub, deadline: number) {
  const paid = mollie.payments.filter(({ status }) => status === "paid").map(({ id }) => id);
  for (;;) {
    const { rows } = await sql`
      select from payments as payment
      join enrolments as enrolment on enrolment.id = payment.enrolment_id
      where payment.provider_id = any(${paid}) and payment.state = 'paid'
        and (enrolment.finalized_at is not null
          or exists (select from anomalies where payment_id = payment.id or enrolment_id = enrolment.id))`.execute(db);
    const unsettled = paid.length - rows.length;
    if (unsettled === 0 || Date.now() > deadline) return unsettled;
    await pause(250);
  }
}

interface Books {
  finalized: number;
  invoices: number;
  /** Enrolments with an invoice. */
  invoiced: number;
  highest: number;
  falling: number;
  doubleMails: number;
}

/** The final numbers in the database and at Mollie. */
export async function countResults({ db }: Services, mollie: MollieStub, seats: number) {
  const { rows } = await sql<Books>`
    select (select count(*)::int from enrolments where finalized_at is not null) as finalized,
      (select count(*)::int from invoices) as invoices,
      (select count(distinct enrolment_id)::int from invoices) as invoiced,
      (select coalesce(max(serial), 0) from invoices) as highest,
      (select count(*)::int from (select date < lag(date) over (order by serial) as falls from invoices) as each
        where falls) as falling,
      (select count(*)::int - count(distinct (kind, email))::int from mail_log
        where kind in ('enrolments.enrolled', 'enrolments.paid')) as "doubleMails"`.execute(db);
  const [books] = rows;
  if (!books) throw new Error("The query of the books returned no row");
  const { finalized, invoices, invoiced, highest, falling, doubleMails } = books;
  const ids = mollie.payments.map(({ metadata }) => (metadata as { paymentId: string }).paymentId);
  return {
    paid: mollie.payments.filter(({ status }) => status === "paid").length,
    finalized,
    oversold: Math.max(0, finalized - seats),
    doubled: ids.length - new Set(ids).size + (invoices - invoiced) + doubleMails,
    gaps: highest - invoices + (finalized - invoiced) + falling,
  };
}
