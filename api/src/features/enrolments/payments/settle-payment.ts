import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { type ProviderPayment, ProviderUnavailable } from "#platform/payments/payment-provider.ts";
import { isBeforeDeadline } from "#features/courses/courses/course.rules.ts";
import { delistCancelled } from "../cancelling/delist-cancelled.kind.ts";
import { paymentFailedMail } from "../enrolments/enrolment.mail-kinds.ts";
import { holdsSeat } from "../enrolments/enrolment.rules.ts";
import { hasFreeSeat, isOnSite } from "../enrolments/seats.ts";
import { admit } from "./admit.ts";
import { fileAnomaly, type LateBecause } from "./anomalies/file-anomaly.ts";
import { SETTLED_BY_REFUND, WENT_BACK } from "./anomalies/settle-refunded.ts";
import { type LockedPayment, lockPayment } from "./lock-payment.ts";
import { refundableOf, startRefund } from "./refunds/start-refund.ts";

type Settling = Pick<Services, "db" | "jobs" | "clock" | "log">;

/**
 * Stores what the provider says about a payment, each change once, with all that follows from it: webhook, return,
 * polling and reconciling all end here, in any order and any number of times (docs/product/payments.md#states).
 */
export async function applyProviderState(services: Settling, paymentId: string, found: ProviderPayment) {
  if (found.paymentId !== paymentId) {
    services.log.error({ paymentId, providerId: found.id }, "the provider answered about another payment");
    throw new ProviderUnavailable(`${found.id} is not payment ${paymentId}`);
  }
  if (found.state === "paid") return recordPaid(services, paymentId, found);
  if (found.state === "pending") return recordPending(services, paymentId, found);
  return recordFailed(services, paymentId, { ...found, state: found.state });
}

async function recordPending({ db, clock }: Settling, paymentId: string, found: ProviderPayment) {
  const { id, checkoutUrl, expiresAt, method } = found;
  const known = { provider_id: id, expires_at: expiresAt, method, asked_at: clock.now() };
  await db
    .updateTable("payments")
    .set((eb) => ({
      ...known,
      state: eb
        .case()
        .when("state", "=", "creating")
        .then("pending" as const)
        .else(eb.ref("state"))
        .end(),
      checkout_url: eb.case().when("state", "=", "failed").then(null).else(checkoutUrl).end(),
    }))
    .where("id", "=", paymentId)
    .where("state", "!=", "paid")
    .execute();
}

type Failed = ProviderPayment & { state: "canceled" | "expired" | "failed" };

/** A payment that was let go keeps that reason; it is only not checked any more. */
async function recordFailed({ db, jobs, clock }: Settling, paymentId: string, found: Failed) {
  await db.transaction().execute(async (tx) => {
    const ended = { provider_id: found.id, checkout_url: null, next_check_at: null, asked_at: clock.now() };
    const failed = await tx
      .updateTable("payments")
      .set({ ...ended, state: "failed", failure: found.state, method: found.method })
      .where("id", "=", paymentId)
      .where("state", "in", ["creating", "pending"])
      .returning("id")
      .executeTakeFirst();
    if (failed) await jobs.enqueue(tx, paymentFailedMail, { paymentId });
    else
      await tx.updateTable("payments").set(ended).where("id", "=", paymentId).where("state", "=", "failed").execute();
  });
}

class CannotFollow extends Error {}

/**
 * Records that money came in, whatever follows from it: when what should follow is impossible, staff has to decide.
 * @throws what kept it from being recorded, such as a database that is away; the payment is then checked again
 */
async function recordPaid(services: Settling, paymentId: string, found: ProviderPayment) {
  try {
    await settlePaid(services, paymentId, found, (...paid) =>
      follow(...paid).catch((cause: unknown) => {
        throw new CannotFollow("a payment came in, and nothing could follow", { cause });
      }),
    );
  } catch (error) {
    if (!(error instanceof CannotFollow)) throw error;
    services.log.error({ err: error.cause, paymentId }, error.message);
    await settlePaid(services, paymentId, found, leaveToPerson);
  }
}

async function settlePaid(services: Settling, paymentId: string, found: ProviderPayment, next: typeof follow) {
  const { db, clock } = services;
  await db.transaction().execute(async (tx) => {
    const locked = await lockPayment(tx, paymentId);
    const now = clock.now();
    if (locked.payment.state === "paid") return recordChargeback(services, tx, locked, found);
    const payment = await tx
      .updateTable("payments")
      .set({
        state: "paid",
        failure: null,
        provider_id: found.id,
        method: found.method,
        checkout_url: null,
        paid_at: found.paidAt ?? now,
        // In another currency, nobody knows how many euros it is.
        received: found.amount ?? 0,
        refunded_there: found.refunded,
        asked_at: now,
        next_check_at: null,
      })
      .where("id", "=", paymentId)
      .returningAll()
      .executeTakeFirstOrThrow();
    // It may have been charged back, or paid back at the provider, before we knew that it was paid: that part does not
    // go back again.
    await recordChargeback(services, tx, { ...locked, payment }, found);
    await next(services, tx, { ...locked, payment, received: found.amount, now });
  });
}

interface Received extends LockedPayment {
  /** In cents; null in another currency. */
  received: number | null;
  now: Date;
}

async function follow(services: Settling, tx: Tx, paid: Received) {
  const { payment, enrolment, received, now } = paid;
  const isSeatFree = await hasFreeSeat(tx, paid.course, now, enrolment.user_id);
  const tooLate = whyTooLate(paid, { isSeatFree, isListed: await isOnSite(tx, paid.course) });
  const verdict = verdictOn(paid, tooLate);
  if (verdict === "enrol" || verdict === "enrol-late") await admit(services, tx, paid);
  if (verdict === "enrol") return;
  const settled =
    verdict === "enrol-late" ? ({ decision: "settled" } as const) : await refundCancelled(services, tx, paid);
  await fileAnomaly(tx, services, {
    kind: verdict === "enrol-late" ? "paid-late" : verdict,
    about: payment.id,
    paymentId: payment.id,
    enrolmentId: enrolment.id,
    details: {
      expected: payment.amount,
      received,
      providerId: payment.provider_id,
      ...(verdict === "paid-late" && tooLate && { lateBecause: tooLate }),
    },
    ...(settled && { settled }),
    now,
  });
}

/**
 * Pays back what comes in for a course that was called off, even to people who were no longer involved or were
 * delisted because of it; not to people who were delisted before. In another currency nobody knows how many euros it
 * is.
 */
async function refundCancelled(services: Settling, tx: Tx, { course, enrolment, payment, received, now }: Received) {
  if (course.cancelled_at === null || received === null) return undefined;
  if (enrolment.delisted_at === null) await services.jobs.enqueue(tx, delistCancelled, { enrolmentId: enrolment.id });
  else if (enrolment.delisted_as !== "cancelled") return undefined;
  else if ((await refundableOf(tx, payment)) > 0)
    await startRefund(tx, services, { payment, paidFor: course.title, by: null, now });
  else return WENT_BACK;
  return SETTLED_BY_REFUND;
}

const leaveToPerson: typeof follow = (services, tx, { payment, received, now }) =>
  fileAnomaly(tx, services, {
    kind: "books-unbalanced",
    about: payment.id,
    paymentId: payment.id,
    enrolmentId: payment.enrolment_id,
    details: { expected: 0, received, providerId: null },
    now,
  });

/** What a payment that came in means (docs/product/payments.md#what-can-go-wrong). The course is locked. */
function verdictOn({ payment, enrolment, course, received, now }: Received, tooLate: LateBecause | undefined) {
  if (received !== payment.amount) return "wrong-amount";
  if (enrolment.user_id === null) return "paid-after-erasure";
  if (enrolment.delisted_at) return "paid-after-delisting";
  if (enrolment.finalized_at) return "paid-twice";
  if (course.cancelled_at === null && holdsSeat(course, enrolment, now)) return "enrol";
  return tooLate ? "paid-late" : "enrol-late";
}

/**
 * Why somebody who began to enrol cannot take a seat in this course now without a decision of staff; undefined when
 * they can, even when the course has since been closed. The course is locked.
 */
function whyTooLate(
  { course, now }: Received,
  { isSeatFree, isListed }: { isSeatFree: boolean; isListed: boolean },
): LateBecause | undefined {
  if (!isListed || !course.has_enrollments) return "gone";
  if (!isBeforeDeadline(course, now)) return "deadline";
  return isSeatFree ? undefined : "full";
}

/** A chargeback is left for staff; the person keeps the seat until then. A reversal of one is only stored. */
async function recordChargeback(
  services: Settling,
  tx: Tx,
  { payment }: LockedPayment,
  { chargedBack, refunded, id }: ProviderPayment,
) {
  if (payment.refunded_there !== refunded)
    await tx.updateTable("payments").set({ refunded_there: refunded }).where("id", "=", payment.id).execute();
  if (payment.charged_back === chargedBack) return;
  await tx.updateTable("payments").set({ charged_back: chargedBack }).where("id", "=", payment.id).execute();
  if (chargedBack < payment.charged_back) return;
  // One that is reversed may come again, for the same amount.
  const { before } = await tx
    .selectFrom("anomalies")
    .select((eb) => eb.fn.countAll<number>().as("before"))
    .where("payment_id", "=", payment.id)
    .where("kind", "=", "chargeback")
    .executeTakeFirstOrThrow();
  await fileAnomaly(tx, services, {
    kind: "chargeback",
    about: `${payment.id} ${before + 1}`,
    paymentId: payment.id,
    enrolmentId: payment.enrolment_id,
    details: { expected: payment.amount, received: payment.amount - chargedBack, providerId: id },
    now: services.clock.now(),
  });
}
