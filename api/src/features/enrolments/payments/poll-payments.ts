import { later } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import type { PaymentProvider } from "#platform/payments/payment-provider.ts";
import { paymentPendingMail } from "../enrolments/enrolment.mail-kinds.ts";
import { checkPayment, giveUpPayment } from "./check-payment.ts";
import { nextCheckAt, TOLD_AFTER } from "./check-schedule.ts";
import { checkRefund } from "./refunds/check-refund.ts";

/** How many are checked at once, by one process. */
const AT_ONCE = 8;

/**
 * Checks the payments and refunds that are due. A webhook may never come: not without a public host, nor for some
 * cancellations and for refunds that wait. Several processes share the work; one that stops halfway leaves the rest to
 * the next run.
 */
export async function poll(services: Services) {
  const provider = services.payments;
  if (!provider) return;
  await inTurn(services, () => claimPayments(services, provider), askAgain);
  await inTurn(
    services,
    () => claimRefunds(services, provider),
    (all, { id }) => checkRefund(all, id),
  );
}

/** A check that fails is repeated at its next time. */
async function inTurn<Claimed extends { id: string }>(
  services: Services,
  claim: () => Promise<Claimed[]>,
  ask: (services: Services, claimed: Claimed) => Promise<void>,
) {
  for (let claimed = await claim(); claimed.length > 0; claimed = await claim())
    await Promise.all(
      claimed.map((each) =>
        ask(services, each).catch((error: unknown) => {
          services.log.warn({ err: error, id: each.id }, "the provider could not be asked");
        }),
      ),
    );
}

interface ClaimedPayment {
  id: string;
  /** The first check at which the person who began to pay can be mailed that the payment is still open. */
  isToTell: boolean;
  isLast: boolean;
}

const claimPayments = ({ db, clock }: Services, provider: PaymentProvider): Promise<ClaimedPayment[]> =>
  db.transaction().execute(async (tx) => {
    const now = clock.now();
    const due = await tx
      .selectFrom("payments")
      .select(["id", "created_at", "expires_at", "next_check_at"])
      .where("next_check_at", "<=", now)
      .where("provider", "=", provider.name)
      .orderBy("next_check_at")
      .limit(AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const payment of due)
      await tx
        .updateTable("payments")
        .set({ next_check_at: nextCheckAt(payment, now) })
        .where("id", "=", payment.id)
        .execute();
    return due.map((payment) => {
      const toldAt = later(payment.created_at, TOLD_AFTER);
      // True once: for a check that was due before that moment, and is done after it.
      const isToTell = payment.next_check_at !== null && payment.next_check_at <= toldAt && toldAt <= now;
      return { id: payment.id, isToTell, isLast: nextCheckAt(payment, now) === null };
    });
  });

/**
 * When the provider is away, a payment keeps its last known state: even then people are mailed about it, and it ends.
 */
async function askAgain(services: Services, claimed: ClaimedPayment) {
  try {
    await checkPayment(services, claimed.id);
  } finally {
    await endOrTell(services, claimed);
  }
}

/** Gives up a payment a day after it expired, when nobody waits for it any more; mails about one that is still open. */
async function endOrTell(services: Services, { id, isToTell, isLast }: ClaimedPayment) {
  const { db, jobs } = services;
  const open = await db
    .selectFrom("payments")
    .select("id")
    .where("id", "=", id)
    .where("state", "in", ["creating", "pending"])
    .executeTakeFirst();
  if (!open) return;
  if (isLast) await giveUpPayment(services, id);
  else if (isToTell) await db.transaction().execute((tx) => jobs.enqueue(tx, paymentPendingMail, { paymentId: id }));
}

const claimRefunds = ({ db, clock }: Services, provider: PaymentProvider) =>
  db.transaction().execute(async (tx) => {
    const now = clock.now();
    const due = await tx
      .selectFrom("refunds as refund")
      .innerJoin("payments as payment", "payment.id", "refund.payment_id")
      .select(["refund.id", "refund.created_at", "refund.first_asked_at"])
      .where("refund.next_check_at", "<=", now)
      .where("payment.provider", "=", provider.name)
      .orderBy("refund.next_check_at")
      .limit(AT_ONCE)
      .forUpdate("refund")
      .skipLocked()
      .execute();
    for (const { id, created_at, first_asked_at } of due)
      await tx
        .updateTable("refunds")
        // No last check: a refund that waits for balance may do so for weeks.
        .set({ next_check_at: nextCheckAt({ created_at: first_asked_at ?? created_at, expires_at: now }, now) })
        .where("id", "=", id)
        .execute();
    return due;
  });
