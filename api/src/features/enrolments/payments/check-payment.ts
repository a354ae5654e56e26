import { type Selectable, sql } from "kysely";
import { later } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import type { Payments } from "#platform/db/tables.gen.ts";
import { type PaymentProvider, type ProviderPayment, ProviderRefused } from "#platform/payments/payment-provider.ts";
import { KEY_LASTS } from "./check-schedule.ts";
import { orderOf } from "./payment-order.ts";
import { checkRefundsOf } from "./refunds/check-refund.ts";
import { applyProviderState } from "./settle-payment.ts";

type Payment = Selectable<Payments>;

/** How long somebody who waits for a page waits at most, whatever the provider does. */
const PATIENCE = 3000;

/**
 * Asks the provider for the current state of a payment, and stores it. Called by everything that wants to know: the
 * job of a webhook, the page that people return to, polling, and code that lets a payment go.
 * @throws ProviderUnavailable
 */
export async function checkPayment(services: Services, paymentId: string) {
  const payment = await services.db.selectFrom("payments").selectAll().where("id", "=", paymentId).executeTakeFirst();
  const provider = services.payments;
  if (!payment || !provider || provider.name !== payment.provider) return;
  const found = await readPayment(services, provider, payment);
  if (!found) return giveUpPayment(services, paymentId);
  await applyProviderState(services, paymentId, found);
  if (payment.state === "paid") await checkRefundsOf(services, paymentId);
}

/**
 * The payment as the provider has it; to be called outside any transaction. A payment whose provider id we never
 * received is made again under the same key, so that it is made only once; one that was let go is cancelled. Undefined
 * when nobody can tell any more.
 */
async function readPayment(services: Services, provider: PaymentProvider, payment: Payment) {
  try {
    const found = await namedPayment(services, provider, payment);
    const isUnwanted = payment.failure === "let-go" && found?.state === "pending";
    return isUnwanted ? await provider.cancelPayment(found.id) : found;
  } catch (error) {
    if (error instanceof ProviderRefused) {
      services.log.warn({ err: error, paymentId: payment.id }, "the provider refused a payment");
      return undefined;
    }
    throw error;
  }
}

async function namedPayment(
  services: Services,
  provider: PaymentProvider,
  payment: Payment,
): Promise<ProviderPayment | undefined> {
  if (payment.provider_id !== null) return provider.getPayment(payment.provider_id);
  const isKeyKnown = services.clock.now() < later(payment.created_at, KEY_LASTS);
  return isKeyKnown ? provider.createPayment(orderOf(services, payment)) : undefined;
}

/**
 * Gives up a payment whose id we never received from the provider, or that it no longer knows. Reconciling finds it if
 * it is paid all the same.
 */
export async function giveUpPayment({ db, clock }: Services, paymentId: string) {
  const ended = { next_check_at: null, checkout_url: null, asked_at: clock.now() };
  await db
    .updateTable("payments")
    .set((eb) => ({
      ...ended,
      state: "failed" as const,
      failure: eb.fn.coalesce("failure", eb.val("given-up" as const)),
    }))
    .where("id", "=", paymentId)
    .where("state", "!=", "paid")
    .execute();
}

/**
 * The number of payments that a page checks: the open one, and those that were let go last; others are left to polling.
 */
const ASKED_AT_ONCE = 3;

/**
 * Lets the page that people return to do without the webhook: checks payments of this enrolment that may still change,
 * each at most once per second. A provider that is slow or away changes nothing.
 * @returns whether any was checked
 */
export async function checkOpenPayment(ctx: Services & { now: Date }, enrolmentId: string) {
  const { db, now } = ctx;
  const claimed = await db
    .updateTable("payments")
    .set({ asked_at: now })
    .where("id", "in", (eb) =>
      eb
        .selectFrom("payments")
        .select("id")
        .where("enrolment_id", "=", enrolmentId)
        .where((or) => or.or([or("state", "in", ["creating", "pending"]), or("next_check_at", "is not", null)]))
        // The open one before those that were let go.
        .orderBy(sql`state = 'failed'`)
        .orderBy("created_at", "desc")
        .limit(ASKED_AT_ONCE),
    )
    .where((eb) => eb.or([eb("asked_at", "is", null), eb("asked_at", "<=", later(now, -1000))]))
    .returning("id")
    .execute();
  await withPatience(
    ctx,
    claimed.map(({ id }) => id),
    checkOnce,
  );
  return claimed.length > 0;
}

/** Cancels payments that were let go, and checks them, while somebody waits. */
export const checkWhileWaiting = (services: Services, paymentIds: readonly string[]) =>
  withPatience(services, paymentIds, checkPayment);

/** Stops waiting after `PATIENCE`: a check that fails or takes longer is done again by polling. */
async function withPatience(services: Services, paymentIds: readonly string[], check: typeof checkPayment) {
  const checks = paymentIds.map((id) =>
    check(services, id).catch((error: unknown) =>
      services.log.warn({ err: error, paymentId: id }, "payment not checked"),
    ),
  );
  if (checks.length > 0) await Promise.race([Promise.all(checks), pause(PATIENCE)]);
}

/** Checks that are still running, by the id of their payment. */
const asking = new Map<string, Promise<void>>();

/** Joins a running check of the same payment: a slow provider does not get more and more requests. */
function checkOnce(services: Services, paymentId: string) {
  const answer = asking.get(paymentId) ?? checkPayment(services, paymentId).finally(() => asking.delete(paymentId));
  asking.set(paymentId, answer);
  return answer;
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds).unref());
