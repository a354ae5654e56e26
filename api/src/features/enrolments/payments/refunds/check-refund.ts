import { later } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import { type PaymentProvider, ProviderRefused, type RefundState } from "#platform/payments/payment-provider.ts";
import { refundedMail } from "../../enrolments/enrolment.mail-kinds.ts";
import { fileAnomaly } from "../anomalies/file-anomaly.ts";
import { KEY_LASTS } from "../check-schedule.ts";
import { lockPayment } from "../lock-payment.ts";
import { claimRefund } from "./claim-refund.ts";
import { DID_NOT_ARRIVE } from "./refunded-amounts.ts";

type Refund = NonNullable<Awaited<ReturnType<typeof readRow>>>;
/** The outcome; `transfer`: the provider no longer pays it back, so staff does. */
type Outcome = { id: string | null; state: RefundState } | "transfer";

/** States that are not checked any more, except after the webhook of the payment. */
const ENDED = ["refunded", ...DID_NOT_ARRIVE];

const readRow = ({ db }: Services, refundId: string) =>
  db
    .selectFrom("refunds as refund")
    .innerJoin("payments as payment", "payment.id", "refund.payment_id")
    .selectAll("refund")
    .select(["payment.id as paymentId", "payment.provider", "payment.provider_id as paidAs"])
    .where("refund.id", "=", refundId)
    .where("refund.way", "=", "provider")
    .where("refund.state", "not in", DID_NOT_ARRIVE)
    .executeTakeFirst();

/**
 * Makes a refund at the provider, or asks what became of it, and writes that down.
 * @throws ProviderUnavailable
 */
export async function checkRefund(services: Services, refundId: string) {
  const refund = await readRow(services, refundId);
  const provider = services.payments;
  if (!refund || provider?.name !== refund.provider) return;
  const isNamed = refund.provider_id !== null;
  const askedAt =
    refund.first_asked_at ?? (isNamed ? refund.created_at : await claimRefund(services, provider, refund));
  if (!askedAt) return;
  const outcome = await readRefund(services, provider, { ...refund, askedAt });
  const refundedThere = await readRefunded(services, provider, refund, outcome);
  await record(services, refund, outcome, refundedThere);
}

/**
 * Checks the refunds of a payment after its webhook, which also reports changes of its refunds: one that was paid back
 * may still fail.
 */
export async function checkRefundsOf(services: Services, paymentId: string) {
  const refunds = await services.db
    .selectFrom("refunds")
    .select("id")
    .where("payment_id", "=", paymentId)
    .where("way", "=", "provider")
    .where("state", "not in", DID_NOT_ARRIVE)
    .execute();
  for (const { id } of refunds) await checkRefund(services, id);
}

async function readRefund(
  services: Services,
  provider: PaymentProvider,
  refund: Refund & { askedAt: Date },
): Promise<Outcome> {
  const { id, provider_id, paidAs, amount, reason, askedAt } = refund;
  const isKeyKnown = services.clock.now() < later(askedAt, KEY_LASTS);
  // We cannot know whether it was made, and a second one might succeed as well.
  if (paidAs === null || (provider_id === null && !isKeyKnown)) return { id: null, state: "failed" };
  try {
    return provider_id === null
      ? await provider.createRefund({ refundId: id, providerId: paidAs, amount, description: reason })
      : await provider.getRefund(paidAs, provider_id);
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    services.log.warn({ err: error, refundId: id }, "the provider refused a refund");
    return error.reason === "too-old" ? "transfer" : { id: provider_id, state: "failed" };
  }
}

/**
 * How much of the payment went back at the provider when this refund failed: somebody may have done it by hand there.
 */
async function readRefunded(services: Services, provider: PaymentProvider, { paidAs }: Refund, outcome: Outcome) {
  if (paidAs === null || outcome === "transfer" || !DID_NOT_ARRIVE.includes(outcome.state)) return undefined;
  try {
    return (await provider.getPayment(paidAs)).refunded;
  } catch (error) {
    if (error instanceof ProviderRefused) return undefined;
    throw error;
  }
}

/** Stores each change once; money that did not reach the person who paid is left for staff. */
async function record(services: Services, refund: Refund, outcome: Outcome, refundedThere: number | undefined) {
  const { db, clock } = services;
  await db.transaction().execute(async (tx) => {
    const { payment } = await lockPayment(tx, refund.paymentId);
    if (refundedThere !== undefined)
      await tx.updateTable("payments").set({ refunded_there: refundedThere }).where("id", "=", payment.id).execute();
    const now = clock.now();
    const changed = await tx
      .updateTable("refunds")
      .set(outcome === "transfer" ? TO_TRANSFER : columnsOf(refund, outcome, now))
      .where("id", "=", refund.id)
      .where("state", "=", refund.state)
      .returning("state")
      .executeTakeFirst();
    // A refund may fail and be paid back again.
    if (changed?.state === "refunded" && !refund.refunded_at)
      await services.jobs.enqueue(tx, refundedMail, { refundId: refund.id });
    if (!changed || (changed.state !== "failed" && changed.state !== "canceled")) return;
    await fileAnomaly(tx, services, {
      kind: "refund-failed",
      about: refund.id,
      paymentId: payment.id,
      enrolmentId: payment.enrolment_id,
      details: { expected: refund.amount, received: null, providerId: refund.provider_id ?? payment.provider_id },
      now,
    });
  });
}

const TO_TRANSFER = { way: "transfer", state: "queued", next_check_at: null } as const;

function columnsOf({ refunded_at }: Refund, { id, state }: Exclude<Outcome, "transfer">, now: Date) {
  return {
    state,
    ...(id !== null && { provider_id: id }),
    // Checks go on after this: the moment at which it was first back is what counts.
    ...(state === "refunded" && { refunded_at: refunded_at ?? now }),
    ...(ENDED.includes(state) && { next_check_at: null }),
  };
}
