import type { StaffRefundsQuery } from "@inktvis/contract/features/enrolments/staff-payments";
import { sql } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import type { Database } from "#platform/db/database.ts";
import type { RowOf } from "#platform/db/row-of.ts";
import { staffPage } from "#platform/db/staff-page.ts";
import { eurosOf } from "#platform/money.ts";
import { noSuchRefund } from "../refunds/refund.errors.ts";
import { DID_NOT_ARRIVE } from "../refunds/refunded-amounts.ts";
import { COURSE_AND_PERSON, personOf } from "../../enrolments/queries/course-and-person.ts";

const selectStaffRefunds = (db: Database) =>
  db
    .selectFrom("refunds as refund")
    .leftJoin("payments as payment", "payment.id", "refund.payment_id")
    .leftJoin("instalments as instalment", "instalment.id", "refund.instalment_id")
    .innerJoin("enrolments as enrolment", (join) =>
      join.on((eb) => eb("enrolment.id", "=", eb.fn.coalesce("payment.enrolment_id", "instalment.enrolment_id"))),
    )
    .innerJoin("courses as course", "course.id", "enrolment.course_id")
    .leftJoin("users as person", "person.id", "enrolment.user_id")
    .selectAll("refund")
    .select((eb) =>
      eb
        .selectFrom("instalment_entries as entry")
        .leftJoin("users as keeper", "keeper.id", "entry.entered_by")
        .select("keeper.nickname")
        .whereRef("entry.instalment_id", "=", "refund.instalment_id")
        .orderBy("entry.entered_at", "desc")
        .orderBy("entry.id", "desc")
        .limit(1)
        .as("enteredBy"),
    )
    .select(COURSE_AND_PERSON);

const staffRefundOf = (row: RowOf<ReturnType<typeof selectStaffRefunds>>) => ({
  id: row.id,
  paymentId: row.payment_id,
  way: row.way,
  iban: row.iban,
  providerId: row.provider_id,
  state: row.state,
  amount: eurosOf(row.amount),
  reason: row.reason,
  enteredBy: row.enteredBy,
  createdAt: row.created_at.toISOString(),
  refundedAt: row.refunded_at?.toISOString() ?? null,
  course: { slug: row.slug, title: row.title },
  person: personOf(row),
});

/** Newest first. */
export async function refundsOfPayment(db: Database, paymentId: string) {
  const rows = await selectStaffRefunds(db)
    .where("refund.payment_id", "=", paymentId)
    .orderBy("refund.created_at", "desc")
    .orderBy("refund.id", "desc")
    .execute();
  return rows.map(staffRefundOf);
}

export function listStaffRefunds({ db }: MemberContext, query: StaffRefundsQuery) {
  const { state } = query;
  const refunds = selectStaffRefunds(db)
    .$if(state === "to-transfer", (all) =>
      all.where("refund.way", "=", "transfer").where("refund.state", "=", "queued"),
    )
    .$if(state === "open", (all) => all.where("refund.state", "not in", ["refunded", ...DID_NOT_ARRIVE]));
  return staffPage(db, refunds, query, {
    id: sql`refund.id`,
    sorts: { createdAt: sql`refund.created_at` },
    toRow: staffRefundOf,
    isLarge: true,
  });
}

export async function getStaffRefund({ db }: MemberContext, id: string) {
  const row = await selectStaffRefunds(db).where("refund.id", "=", id).executeTakeFirst();
  if (!row) throw noSuchRefund();
  return { data: staffRefundOf(row) };
}
