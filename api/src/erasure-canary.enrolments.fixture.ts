import { canary } from "./erasure-canary.words.fixture.ts";
import { aCourse } from "./features/courses/courses/course.factory.ts";
import type { Services } from "./platform/context.ts";

const AMOUNT = 12_000;

/** Columns of an invoice, filled on creation because invoices refuse every later change. */
const ofInvoice = (column: string) => canary("invoices", column);
const listed = (column: string, key: string) => JSON.stringify([{ [key]: ofInvoice(column) }]);

/** A wording of conditions, a question and its answers. */
export async function plantConditions({ db }: Services, course_id: string) {
  const { id: accepted_conditions_id } = await db
    .insertInto("course_conditions")
    .values({ course_id, body: "x" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id: question_id } = await db
    .insertInto("course_survey_questions")
    .values({ course_id, position: 1, question: "x" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id: option_id } = await db
    .insertInto("course_survey_options")
    .values({ question_id, position: 1, option: "x" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { accepted_conditions_id, question_id, option_id };
}

/** An enrolment that was paid for, with everything in the books that belongs to it, and one that was only begun. */
export async function plantEnrolments(services: Services, user_id: string) {
  for (const isPaid of [true, false]) {
    const course = await aCourse(services, { has_enrollments: true });
    const { accepted_conditions_id, question_id, option_id } = await plantConditions(services, course.id);
    const { db, clock } = services;
    const now = clock.now();
    const { id: enrolment_id } = await db
      .insertInto("enrolments")
      .values({ course_id: course.id, user_id, accepted_conditions_id, started_at: now, updated_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db.insertInto("enrolment_answers").values({ enrolment_id, question_id, option_id }).execute();
    await db.insertInto("enrolment_add_ons").values({ enrolment_id, add_on: "verzin", price: 1800 }).execute();
    await plantInstalment(services, { enrolment_id, entered_by: course.organizerId, isApproved: isPaid });
    await db
      .insertInto("attendances")
      .values({ enrolment_id, day: "2026-11-20", present: true, ticked_at: now })
      .execute();
    await plantMailing(services, { course_id: course.id, sent_by: course.organizerId }, user_id);
    const place = { course_id: course.id, user_id, state: "ended" as const, joined_at: now, ended_at: now };
    await db.insertInto("waiting_list_entries").values(place).execute();
    if (isPaid) await plantBooks(services, { enrolment_id, user_id });
  }
}

/** A mail to a participant of a course. */
export async function plantMailing(
  { db, clock }: Services,
  mailing: { course_id: string; sent_by: string },
  user_id: string,
) {
  const { id: mailing_id } = await db
    .insertInto("course_mailings")
    .values({
      id: crypto.randomUUID(),
      ...mailing,
      subject: "x",
      body: "x",
      action_url: "x",
      action_text: "x",
      includes_pending: false,
      sent_at: clock.now(),
      recipient_count: 1,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.insertInto("course_mailing_recipients").values({ mailing_id, user_id }).execute();
}

/** A payment that was refunded, its invoice, and an anomaly that staff had to handle. */
async function plantBooks({ db, clock }: Services, of: { enrolment_id: string; user_id: string }) {
  const now = clock.now();
  const { enrolment_id } = of;
  await db.updateTable("enrolments").set({ finalized_at: now }).where("id", "=", enrolment_id).execute();
  const payment = {
    provider: "mollie",
    state: "paid",
    amount: AMOUNT,
    received: AMOUNT,
    lines: "[]",
    choice: "{}",
  } as const;
  const redirect_url = "https://organization.inktvis.example/cursussen/cursus/inschrijven/compleet";
  const { id: payment_id } = await db
    .insertInto("payments")
    .values({ enrolment_id, ...payment, redirect_url, created_at: now, paid_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  const refund = { way: "transfer" as const, state: "refunded" as const, amount: AMOUNT, reason: "x", created_at: now };
  await db
    .insertInto("refunds")
    .values({ payment_id, ...refund })
    .execute();
  await db
    .insertInto("anomalies")
    .values({ kind: "paid-twice", dedupe_key: "x", payment_id, enrolment_id, filed_at: now })
    .execute();
  await db
    .insertInto("invoices")
    .values({
      ...of,
      payment_id,
      series: "invoice",
      year: 2026,
      serial: 1,
      number: ofInvoice("number"),
      reason: ofInvoice("reason"),
      issued_at: now,
      date: "2026-11-20",
      seller: JSON.stringify({ name: ofInvoice("seller") }),
      buyer: JSON.stringify({ name: ofInvoice("buyer") }),
      lines: listed("lines", "description"),
      vat: listed("vat", "exemption"),
      total: AMOUNT,
      method: ofInvoice("method"),
      file_key: ofInvoice("file_key"),
      file_sha256: ofInvoice("file_sha256"),
    })
    .execute();
}

/** A request to pay in instalments, and an amount that the organiser entered. */
async function plantInstalment(
  { db, clock }: Services,
  { enrolment_id, entered_by, isApproved }: { enrolment_id: string; entered_by: string; isApproved: boolean },
) {
  const at = clock.now();
  const state = isApproved
    ? { state: "approved" as const, payment_state: "running" as const }
    : { state: "rejected" as const };
  const { id: instalment_id } = await db
    .insertInto("instalments")
    .values({
      enrolment_id,
      ...state,
      reason: "x",
      reject_message: "x",
      lines: "[]",
      choice: "{}",
      total: AMOUNT,
      requested_at: at,
      decided_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.insertInto("instalment_entries").values({ instalment_id, paid: 100, entered_at: at, entered_by }).execute();
}
