import { originOf } from "@inktvis/contract/sites";
import type { Selectable } from "kysely";
import { readAddOns } from "#features/billing/add-ons/add-on.ts";
import { issueInvoice } from "#features/billing/invoices/issue-invoice.ts";
import { readCourseVat } from "#features/billing/vat-rates/vat-rate.ts";
import { agreedLinesOf, type Quote, quoteOf } from "#features/enrolments/enrolments/quote.ts";
import { fileAnomaly } from "#features/enrolments/payments/anomalies/file-anomaly.ts";
import type { Choice } from "#features/enrolments/payments/choice.ts";
import { hours, later, minutes } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Courses } from "#platform/db/tables.gen.ts";
import type { DemoPerson } from "../people.ts";
import type { DemoEnrolment } from "./enrolment-list.ts";
import { buyerOf } from "./enrolment-people.ts";

interface Choosing {
  wanted: DemoEnrolment;
  course: Selectable<Courses>;
}

interface Bought {
  choice: Choice;
  quote: Quote;
  lines: ReturnType<typeof agreedLinesOf>;
}

/** @returns what the person chose, and what it costs */
export async function choose(tx: Tx, { wanted, course }: Choosing): Promise<Bought> {
  const level = wanted.level ?? null;
  const offered = await readAddOns(tx);
  const addOns = offered
    .filter(({ code }) => wanted.addOns?.includes(code))
    .map(({ code, price }) => ({ code, price }))
    .toSorted((one, other) => one.code.localeCompare(other.code));
  const type =
    wanted.discount &&
    (await tx
      .selectFrom("course_discount_types")
      .select(["id", "name", "percentage"])
      .where("name", "=", wanted.discount[0])
      .executeTakeFirstOrThrow());
  const discount = type ? { typeId: type.id, name: type.name, basispoints: type.percentage * 100 } : null;
  const quote = quoteOf(course, { level, discount, addOns });
  return {
    quote,
    choice: {
      level,
      priceCourse: quote.priceCourse,
      discount: discount && { ...discount, amount: quote.discount?.amount ?? 0 },
      addOns,
    },
    lines: agreedLinesOf(quote, { course, courseVat: await readCourseVat(tx), addOns: offered }),
  };
}

export interface Paying extends Bought {
  person: DemoPerson;
  userId: string;
  at: Date;
  state: DemoEnrolment["state"];
  company: DemoEnrolment["company"];
  enrolmentId: string;
}

/** In cents. */
const SHORT_BY = 8000;

/** The payment, here and at the till, with its consequence: an invoice, or an anomaly. */
export async function pay(tx: Tx, services: Services, paying: Paying) {
  const { state, enrolmentId, userId, lines, choice, quote, at } = paying;
  const paidAt = state === "failed" ? null : later(at, state === "late" ? hours(2) : minutes(4));
  const paid = state === "short" ? quote.priceTotal - SHORT_BY : quote.priceTotal;
  const payment = await tx
    .insertInto("payments")
    .values({
      enrolment_id: enrolmentId,
      provider: "till",
      provider_id: `till_demo_${enrolmentId}`,
      state: paidAt ? "paid" : "failed",
      failure: paidAt ? null : "canceled",
      amount: quote.priceTotal,
      received: paidAt && paid,
      lines: JSON.stringify(lines),
      choice: JSON.stringify(choice),
      method: paidAt && "bancontact",
      redirect_url: originOf(services.config.sites, "organization"),
      created_at: later(at, minutes(2)),
      paid_at: paidAt,
    })
    .returning(["id", "provider_id"])
    .executeTakeFirstOrThrow();
  await addAtTill(tx, payment, { description: lines[0]?.description ?? "", amount: paid, at, paidAt });
  const known = { expected: quote.priceTotal, received: paid, providerId: payment.provider_id };
  if ((state === "late" || state === "short") && paidAt)
    await fileAnomaly(tx, services, {
      ...(state === "late"
        ? { kind: "paid-late", details: { ...known, lateBecause: "full" } }
        : { kind: "wrong-amount", details: known }),
      about: payment.id,
      paymentId: payment.id,
      enrolmentId,
      now: paidAt,
    });
  if (state !== "enrolled" || !paidAt) return;
  await issueInvoice(
    tx,
    { clock: { now: () => paidAt }, jobs: services.jobs },
    {
      enrolmentId,
      paymentId: payment.id,
      userId,
      buyer: buyerOf(paying.person, paying.company),
      lines,
      method: "bancontact",
    },
  );
}

interface AtTill {
  description: string;
  amount: number;
  at: Date;
  paidAt: Date | null;
}

/** The payment as the till knows it, so that it can be refunded and reconciled. */
const addAtTill = (tx: Tx, { id, provider_id }: { id: string; provider_id: string | null }, payment: AtTill) =>
  tx
    .insertInto("till_payments")
    .values({
      id: provider_id ?? id,
      idempotency_key: `payment-${id}`,
      status: payment.paidAt ? "paid" : "canceled",
      amount: payment.amount,
      description: payment.description,
      redirect_url: "",
      method: payment.paidAt && "bancontact",
      created_at: later(payment.at, minutes(2)),
      expires_at: later(payment.at, minutes(17)),
      paid_at: payment.paidAt,
    })
    .execute();
