import type { StaffAnomaliesQuery } from "@inktvis/contract/features/enrolments/staff-anomalies";
import { sql } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import type { Database } from "#platform/db/database.ts";
import type { RowOf } from "#platform/db/row-of.ts";
import { staffPage } from "#platform/db/staff-page.ts";
import { whereGiven } from "#platform/db/where-given.ts";
import { eurosOf } from "#platform/money.ts";
import { noSuchAnomaly } from "../anomalies/anomaly.errors.ts";
import { choicesOf } from "../anomalies/anomaly.rules.ts";
import type { AnomalyDetails } from "../anomalies/file-anomaly.ts";
import { refundableOfPayment } from "../refunds/refunded-amounts.ts";
import { selectStaffPayments, staffPaymentOf } from "./staff-payments.ts";
import { COURSE_AND_PERSON, personOf } from "../../enrolments/queries/course-and-person.ts";

const selectAnomalies = (db: Database) =>
  db
    .selectFrom("anomalies as anomaly")
    .leftJoin("enrolments as enrolment", "enrolment.id", "anomaly.enrolment_id")
    .leftJoin("courses as course", "course.id", "enrolment.course_id")
    .leftJoin("users as person", "person.id", "enrolment.user_id")
    .leftJoin("payments as payment", "payment.id", "anomaly.payment_id")
    .leftJoin("users as decider", "decider.id", "anomaly.decided_by")
    .selectAll("anomaly")
    .select(["course.cancelled_at", "enrolment.user_id", "enrolment.finalized_at", "enrolment.delisted_at"])
    .select(["payment.amount", refundableOfPayment.as("left")])
    .select("decider.nickname as deciderName")
    .select(COURSE_AND_PERSON);

type Row = RowOf<ReturnType<typeof selectAnomalies>>;
type Payment = ReturnType<typeof staffPaymentOf>;

function staffAnomalyOf(row: Row, payment: Payment | null) {
  const { expected, received, providerId } = row.details as unknown as AnomalyDetails;
  const inEuros = (cents: number | null) => (cents === null ? null : eurosOf(cents));
  return {
    id: row.id,
    kind: row.kind,
    filedAt: row.filed_at.toISOString(),
    details: { expected: inEuros(expected), received: inEuros(received), providerId },
    payment,
    course: row.slug !== null && row.title !== null ? { slug: row.slug, title: row.title } : null,
    person: personOf(row),
    choices: choicesOf(row),
    decision: row.decision,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.deciderName,
    note: row.note,
  };
}

/** The payments of these anomalies, with one statement for a whole page. */
async function paymentsOf(db: Database, rows: readonly { payment_id: string | null }[]) {
  const ids = rows.flatMap(({ payment_id }) => payment_id ?? []);
  const payments =
    ids.length === 0
      ? []
      : await selectStaffPayments(db)
          .where(sql<boolean>`payment.id = any(${ids}::uuid[])`)
          .execute();
  return new Map(payments.map((payment) => [payment.id, staffPaymentOf(payment)]));
}

export async function listAnomalies({ db }: MemberContext, query: StaffAnomaliesQuery) {
  const { state, kind } = query;
  const anomalies = whereGiven(selectAnomalies(db), { "anomaly.kind": kind })
    .$if(state === "open", (all) => all.where("anomaly.decided_at", "is", null))
    .$if(state === "decided", (all) => all.where("anomaly.decided_at", "is not", null));
  const { data: rows, meta } = await staffPage(db, anomalies, query, {
    id: sql`anomaly.id`,
    sorts: { filedAt: sql`anomaly.filed_at` },
    toRow: (row) => row,
    isLarge: true,
  });
  const payments = await paymentsOf(db, rows);
  return { data: rows.map((row) => staffAnomalyOf(row, payments.get(row.payment_id ?? "") ?? null)), meta };
}

export async function getAnomaly({ db }: MemberContext, id: string) {
  const row = await selectAnomalies(db).where("anomaly.id", "=", id).executeTakeFirst();
  if (!row) throw noSuchAnomaly();
  const payments = await paymentsOf(db, [row]);
  return { data: staffAnomalyOf(row, payments.get(row.payment_id ?? "") ?? null) };
}
