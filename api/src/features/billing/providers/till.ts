import { tillPath } from "@inktvis/contract/file-paths";
import { originOf, type SiteAddresses } from "@inktvis/contract/sites";
import type { Selectable } from "kysely";
import { later, minutes } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import type { TillPayments } from "#platform/db/tables.gen.ts";
import {
  type PaymentProvider,
  type ProviderPayment,
  ProviderRefused,
  type ProviderState,
} from "#platform/payments/payment-provider.ts";
import { randomToken } from "#platform/secrets.ts";

/** As long as Mollie keeps a payment open for which no method is chosen. */
const OPEN_FOR = minutes(15);
/** The method that the till reports. */
const TILL_METHOD = "till";
/** How a payment at the till can end (docs/product/payments.md#till). */
export const TILL_OUTCOMES = ["paid", "failed", "canceled", "expired"] as const satisfies ProviderState[];
export type TillOutcome = (typeof TILL_OUTCOMES)[number];

type TillServices = Pick<Services, "config" | "db" | "clock">;
type TillPayment = Selectable<TillPayments>;

/** The key of a payment contains the id of our row, as with Mollie. */
const KEY = "payment-";
const keyOf = (paymentId: string) => KEY + paymentId;

/**
 * The payment provider where nobody really pays: development, the demo and tests. It knows only what its tables hold.
 */
export function openTill(services: TillServices): PaymentProvider {
  const { config, db, clock } = services;
  const read = (payment: TillPayment) => providerPaymentOf(config.sites, payment, clock.now());
  const getPayment = async (id: string) => read(await existingPayment(services, id));

  return {
    name: "till",
    refundsApart: 0,
    getPayment,
    createPayment: async (order) => {
      const now = clock.now();
      const idempotency_key = keyOf(order.paymentId);
      await db
        .insertInto("till_payments")
        .values({
          // Part of the address of its page: whoever has it may choose the outcome.
          id: `till_${randomToken()}`,
          idempotency_key,
          status: "pending",
          amount: order.amount,
          description: order.description,
          redirect_url: order.redirectUrl,
          created_at: now,
          expires_at: later(now, OPEN_FOR),
        })
        .onConflict((key) => key.column("idempotency_key").doNothing())
        .execute();
      const payments = db.selectFrom("till_payments").selectAll().where("idempotency_key", "=", idempotency_key);
      return read(await payments.executeTakeFirstOrThrow());
    },
    cancelPayment: async (id) => {
      await endTillPayment(services, id, "canceled");
      return getPayment(id);
    },
    listPayments: async function* (since) {
      const payments = db.selectFrom("till_payments").selectAll().where("created_at", ">=", since);
      for (const payment of await payments.orderBy("created_at", "desc").execute()) yield read(payment);
    },
    createRefund: (order) => refund(services, order),
    getRefund: async (_, id) => {
      const found = await db.selectFrom("till_refunds").select("id").where("id", "=", id).executeTakeFirst();
      if (!found) throw new ProviderRefused("not-found", `no refund ${id} at the till`);
      return { id, state: "refunded" };
    },
  };
}

/** A payment for its page; undefined when the till does not know it. */
export const findTillPayment = ({ db }: TillServices, id: string) =>
  db.selectFrom("till_payments").selectAll().where("id", "=", id).executeTakeFirst();

async function existingPayment(services: TillServices, id: string) {
  const payment = await findTillPayment(services, id);
  if (!payment) throw new ProviderRefused("not-found", `no payment ${id} at the till`);
  return payment;
}

export const isTillPaymentOpen = ({ status, expires_at }: TillPayment, now: Date) =>
  status === "pending" && expires_at > now;

/** Ends a payment that is still open; one that is not open stays as it is. */
export async function endTillPayment({ db, clock }: TillServices, id: string, outcome: TillOutcome) {
  const now = clock.now();
  await db
    .updateTable("till_payments")
    .set({ status: outcome, ...(outcome === "paid" && { paid_at: now, method: TILL_METHOD }) })
    .where("id", "=", id)
    .where("status", "=", "pending")
    .where("expires_at", ">", now)
    .execute();
}

function providerPaymentOf(sites: SiteAddresses, payment: TillPayment, now: Date): ProviderPayment {
  const isOpen = isTillPaymentOpen(payment, now);
  const ended = payment.status === "pending" ? "expired" : (payment.status as TillOutcome);
  return {
    id: payment.id,
    state: isOpen ? "pending" : ended,
    amount: payment.amount,
    method: payment.method,
    checkoutUrl: isOpen ? originOf(sites, "organization") + tillPath(payment.id) : null,
    expiresAt: payment.expires_at,
    paidAt: payment.paid_at,
    refunded: payment.refunded,
    chargedBack: 0,
    paymentId: payment.idempotency_key.slice(KEY.length),
  };
}

/** Pays back at once. The row of the payment is locked, so that two refunds together never pay back too much. */
async function refund(
  { db, clock }: TillServices,
  { refundId, providerId, amount }: Parameters<PaymentProvider["createRefund"]>[0],
) {
  const id = `till_refund_${refundId}`;
  return db.transaction().execute(async (tx) => {
    const payments = tx.selectFrom("till_payments").selectAll().where("id", "=", providerId).forUpdate();
    const payment = await payments.executeTakeFirst();
    if (!payment) throw new ProviderRefused("not-found", `no payment ${providerId} at the till`);
    const known = await tx.selectFrom("till_refunds").select("id").where("id", "=", id).executeTakeFirst();
    if (known) return { id, state: "refunded" as const };
    if (payment.status !== "paid" || payment.refunded + amount > payment.amount)
      throw new ProviderRefused("other", "more than was paid cannot be paid back");
    const row = { id, idempotency_key: `refund-${refundId}`, payment_id: providerId, amount, created_at: clock.now() };
    await tx.insertInto("till_refunds").values(row).execute();
    await tx
      .updateTable("till_payments")
      .set({ refunded: payment.refunded + amount })
      .where("id", "=", providerId)
      .execute();
    return { id, state: "refunded" as const };
  });
}
