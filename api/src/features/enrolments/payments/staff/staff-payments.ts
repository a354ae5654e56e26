import type { StaffPaymentsQuery } from "@inktvis/contract/features/enrolments/staff-payments";
import { sql } from "kysely";
import * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import type { Database } from "#platform/db/database.ts";
import type { RowOf } from "#platform/db/row-of.ts";
import { staffPage } from "#platform/db/staff-page.ts";
import { whereGiven } from "#platform/db/where-given.ts";
import { notFound } from "#platform/http/errors.ts";
import { eurosOf } from "#platform/money.ts";
import { refundedOfPayment } from "../refunds/refunded-amounts.ts";
import { enrolmentsFoundBy } from "../../enrolments/queries/enrolments-found-by.ts";
import { COURSE_AND_PERSON, personOf } from "../../enrolments/queries/course-and-person.ts";
import { refundsOfPayment } from "./staff-refunds.ts";

const UUID = z.uuid().toLowerCase();

/** The oldest anomaly of the payment that nobody has decided on yet. */
const openAnomaly = sql<string | null>`(
  select anomaly.id from anomalies anomaly
  where anomaly.payment_id = payment.id and anomaly.decided_at is null
  order by anomaly.filed_at, anomaly.id limit 1
)`;

export const selectStaffPayments = (db: Database) =>
  db
    .selectFrom("payments as payment")
    .innerJoin("enrolments as enrolment", "enrolment.id", "payment.enrolment_id")
    .innerJoin("courses as course", "course.id", "enrolment.course_id")
    .leftJoin("users as person", "person.id", "enrolment.user_id")
    .select(["payment.id", "payment.enrolment_id", "payment.state", "payment.failure", "payment.provider"])
    .select(["payment.provider_id", "payment.method", "payment.amount", "payment.received", "payment.charged_back"])
    .select(["payment.created_at", "payment.expires_at", "payment.paid_at"])
    .select(COURSE_AND_PERSON)
    .select([refundedOfPayment.as("refunded"), openAnomaly.as("anomalyId")]);

export const staffPaymentOf = (row: RowOf<ReturnType<typeof selectStaffPayments>>) => ({
  id: row.id,
  enrolmentId: row.enrolment_id,
  course: { slug: row.slug, title: row.title },
  person: personOf(row),
  state: row.state,
  failure: row.failure,
  provider: row.provider,
  providerId: row.provider_id,
  method: row.method,
  amount: eurosOf(row.amount),
  received: row.received === null ? null : eurosOf(row.received),
  refunded: eurosOf(row.refunded),
  chargedBack: eurosOf(row.charged_back),
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at?.toISOString() ?? null,
  paidAt: row.paid_at?.toISOString() ?? null,
  anomalyId: row.anomalyId,
});

/**
 * Searches by the participant, the invoice, and the id of the payment here and at the provider; each has its own index.
 */
function paymentsFoundBy(db: Database, q: string) {
  const payments = db.selectFrom("payments as found").select("found.id");
  return payments
    .where("found.enrolment_id", "in", enrolmentsFoundBy(db, q))
    .unionAll(payments.where("found.provider_id", "=", q))
    .unionAll(payments.where("found.id", "=", UUID.safeParse(q).data ?? null));
}

export function listStaffPayments({ db }: MemberContext, query: StaffPaymentsQuery) {
  const { q, state } = query;
  const payments = whereGiven(selectStaffPayments(db), { "payment.state": state }).$if(Boolean(q), (all) =>
    all.where("payment.id", "in", paymentsFoundBy(db, q ?? "")),
  );
  return staffPage(db, payments, query, {
    id: sql`payment.id`,
    sorts: { createdAt: sql`payment.created_at`, amount: sql`payment.amount` },
    toRow: staffPaymentOf,
    isLarge: true,
  });
}

export async function getStaffPayment({ db }: MemberContext, id: string) {
  const row = await selectStaffPayments(db).where("payment.id", "=", id).executeTakeFirst();
  if (!row) throw notFound("Deze betaling bestaat niet.");
  return { data: { ...staffPaymentOf(row), refunds: await refundsOfPayment(db, id) } };
}
