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

/** Who waits for a page is answered by then, whatever the provider does. */
const PATIENCE = 3000;

/**
 * Asks the provider what a payment is now, and writes down what it says. Whoever wants to know calls this: the job of a
 * webhook, the page that one returns to, polling, and who lets a payment go.
 * @throws ProviderUnavailable
 */
export async function checkPayment(services: Services, paymentId: string) {
  const payment = await services.db.selectFrom("payments").selectAll().where("id", "=", paymentId).executeTakeFirst();
  const provider = services.payments;
  if (!payment || !provider || provider.name !== payment.provider) return;
  const found = await readPayment(services, provider, payment);
  if (!found) return giveUp(services, paymentId);
  await applyProviderState(services, paymentId, found);
  if (payment.state === "paid") await checkRefundsOf(services, paymentId);
}

/**
 * A payment as the provider has it; outside any transaction. One that was never named is made again under the same key,
 * which makes it once; one that was let go is cancelled. Undefined when nobody can tell any more.
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

/** What the provider never named, or no longer knows. Reconciling finds it when it is paid all the same. */
export async function giveUp({ db, clock }: Services, paymentId: string) {
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

/** The open payment, and those that were let go last; others are for polling. */
const ASKED_AT_ONCE = 3;

/**
 * What one comes back to does not wait for the webhook: payments of this enrolment that may still change are asked about,
 * each at most once a second. A provider that is slow or away changes nothing.
 * @returns whether one was
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
        // The one that is open before those that were let go.
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

/** Cancels what was let go, and asks about it, while somebody waits. */
export const checkWhileWaiting = (services: Services, paymentIds: readonly string[]) =>
  withPatience(services, paymentIds, checkPayment);

/** No longer than somebody has patience for: what fails, or takes longer, is asked about again by polling. */
async function withPatience(services: Services, paymentIds: readonly string[], check: typeof checkPayment) {
  const checks = paymentIds.map((id) =>
    check(services, id).catch((error: unknown) =>
      services.log.warn({ err: error, paymentId: id }, "payment not checked"),
    ),
  );
  if (checks.length > 0) await Promise.race([Promise.all(checks), pause(PATIENCE)]);
}

/** Answers that are waited for, by the id of their payment. */
const asking = new Map<string, Promise<void>>();

/** Who looks while somebody asks already waits for that answer: a provider that is slow is not asked more and more. */
function checkOnce(services: Services, paymentId: string) {
  const answer = asking.get(paymentId) ?? checkPayment(services, paymentId).finally(() => asking.delete(paymentId));
  asking.set(paymentId, answer);
  return answer;
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds).unref());
