import { later } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import type { PaymentProvider } from "#platform/payments/payment-provider.ts";
import { paymentPendingMail } from "../enrolments/enrolment.mail-kinds.ts";
import { checkPayment, giveUp } from "./check-payment.ts";
import { nextCheckAt, TOLD_AFTER } from "./check-schedule.ts";
import { checkRefund } from "./refunds/check-refund.ts";

/** As many as are asked about at once, by one process. */
const AT_ONCE = 8;

/**
 * Asks about what is due. A webhook may never come: not without a public host, nor for some cancels and for refunds that
 * wait. Several processes share the work; one that ends in the middle leaves the rest to the next time.
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

/** What fails is asked about again at its next time. */
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
  /** The first time at which whoever began to pay may hear that it is still open. */
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
      // What was due before then, and is asked about since, is so once.
      const isToTell = payment.next_check_at !== null && payment.next_check_at <= toldAt && toldAt <= now;
      return { id: payment.id, isToTell, isLast: nextCheckAt(payment, now) === null };
    });
  });

/** With a provider that is away a payment is as it was last known: that too has to be told, and to end. */
async function askAgain(services: Services, claimed: ClaimedPayment) {
  try {
    await checkPayment(services, claimed.id);
  } finally {
    await endOrTell(services, claimed);
  }
}

/** A day after it expired nobody waits for a payment any more. */
async function endOrTell(services: Services, { id, isToTell, isLast }: ClaimedPayment) {
  const { db, jobs } = services;
  const open = await db
    .selectFrom("payments")
    .select("id")
    .where("id", "=", id)
    .where("state", "in", ["creating", "pending"])
    .executeTakeFirst();
  if (!open) return;
  if (isLast) await giveUp(services, id);
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
        // Without end: one that waits for balance may do so for weeks.
        .set({ next_check_at: nextCheckAt({ created_at: first_asked_at ?? created_at, expires_at: now }, now) })
        .where("id", "=", id)
        .execute();
    return due;
  });
