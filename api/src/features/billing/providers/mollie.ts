import { PAYMENT_METHODS } from "@inktvis/contract/features/billing/payment-methods";
import * as z from "zod";
import { type Clock, days, later, minutes } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import {
  type PaymentOrder,
  type PaymentProvider,
  type ProviderPayment,
  ProviderRefused,
  type ProviderState,
  ProviderUnavailable,
  type RefundState,
} from "#platform/payments/payment-provider.ts";

const PATIENCE_MS = 10_000;
/** Mollie refuses an equal refund within the hour, even under another key; a minute more allows for its clock. */
const EQUAL_REFUNDS_APART = minutes(61);
/** The most payments that Mollie returns at once. */
const PER_PAGE = 250;
const MAX_DESCRIPTION = 255;
/** The highest amount that can be stored. */
const MAX_CENTS = 2_147_483_647;
/** For how many days a payment can be paid back; the limit of Belfius is shorter than that of the others. */
const REFUNDABLE: Record<string, number> = { belfius: 180 };
const REFUNDABLE_ELSE = 365;

/* The only parts of its answers that we read: Mollie leaves out what does not apply, and adds values to its lists. */
const Amount = z.object({ currency: z.string(), value: z.string() });
const Payment = z.object({
  id: z.string(),
  status: z.string(),
  amount: Amount,
  createdAt: z.coerce.date().optional(),
  method: z.string().nullish(),
  expiresAt: z.coerce.date().optional(),
  paidAt: z.coerce.date().optional(),
  amountRefunded: Amount.optional(),
  amountRemaining: Amount.optional(),
  amountChargedBack: Amount.optional(),
  metadata: z.unknown(),
  _links: z.object({ checkout: z.object({ href: z.url({ protocol: /^https?$/ }) }).nullish() }).optional(),
});
type Payment = z.infer<typeof Payment>;
const PaymentPage = z.object({
  _embedded: z.object({ payments: z.array(Payment) }),
  _links: z.object({ next: z.object({ href: z.url() }).nullish() }),
});
const Refund = z.object({
  id: z.string(),
  status: z.enum(["queued", "pending", "processing", "refunded", "failed", "canceled"] satisfies RefundState[]),
});
type Refund = z.infer<typeof Refund>;
const OurMetadata = z.object({ paymentId: z.string() });

interface Options extends NonNullable<Config["mollie"]> {
  patienceMs?: number;
}
interface Call {
  method?: "POST" | "DELETE";
  /** Within an hour, Mollie does only once what has the same key. */
  key?: string;
  body?: object;
}
/** 422: what was asked is not possible. */
class Unprocessable extends ProviderRefused {}

/** docs/decisions/0056-payment-providers.md */
export function openMollie(options: Options & { clock: Clock }): PaymentProvider {
  const ask = <S extends z.ZodType>(path: string, schema: S, call?: Call) => askMollie(options, path, schema, call);
  const pathOf = (id: string) => `/payments/${encodeURIComponent(id)}`;
  const getPayment = async (id: string) => {
    const payment = await ask(pathOf(id), Payment);
    if (payment.id !== id) throw new ProviderUnavailable(`Mollie: ${payment.id} for ${id}`);
    return providerPaymentOf(payment);
  };

  return {
    name: "mollie",
    refundsApart: EQUAL_REFUNDS_APART,
    getPayment,
    createPayment: async (order) => {
      const call = { method: "POST", key: `payment-${order.paymentId}`, body: bodyOf(order) } as const;
      return providerPaymentOf(await ask("/payments", Payment, call));
    },
    cancelPayment: async (id) => {
      // Most methods cannot be canceled, and Mollie says so even of a payment that it did cancel: the payment itself
      // tells.
      await ask(pathOf(id), z.unknown(), { method: "DELETE" }).catch(unlessUnprocessable);
      return getPayment(id);
    },
    listPayments: async function* (since) {
      for (let from: string | null | undefined = ""; from !== undefined && from !== null;) {
        const query: URLSearchParams = new URLSearchParams({ limit: String(PER_PAGE), ...(from && { from }) });
        const { _embedded, _links }: z.infer<typeof PaymentPage> = await ask(`/payments?${query}`, PaymentPage);
        for (const payment of _embedded.payments) {
          if (payment.createdAt && payment.createdAt < since) return;
          yield providerPaymentOf(payment);
        }
        from = _links.next && new URL(_links.next.href).searchParams.get("from");
      }
    },
    createRefund: async ({ refundId, providerId, amount, description }) => {
      const body = { amount: amountOf(amount), description: description.slice(0, MAX_DESCRIPTION) };
      const call = { method: "POST", key: `refund-${refundId}`, body } as const;
      try {
        return providerRefundOf(await ask(`${pathOf(providerId)}/refunds`, Refund, call));
      } catch (error) {
        if (error instanceof Unprocessable && isTooOld(await ask(pathOf(providerId), Payment), options.clock.now()))
          throw new ProviderRefused("too-old", error.message);
        throw error;
      }
    },
    getRefund: async (providerId, id) => {
      try {
        return providerRefundOf(await ask(`${pathOf(providerId)}/refunds/${encodeURIComponent(id)}`, Refund));
      } catch (error) {
        if (!(error instanceof ProviderRefused && error.reason === "not-found")) throw error;
        // Mollie forgets a refund that was canceled; that it knows the payment distinguishes this from a wrong key.
        await getPayment(providerId);
        return { id, state: "canceled" };
      }
    },
  };
}

const Methods = z.object({ _embedded: z.object({ methods: z.array(z.object({ id: z.string() })) }) });
/** Which of our methods the house has enabled at Mollie. */
export async function enabledMethods(options: Options) {
  const { _embedded } = await askMollie(options, "/methods?includeWallets=applepay", Methods);
  const enabled = new Set(_embedded.methods.map(({ id }) => id));
  return Object.keys(PAYMENT_METHODS).filter((id) => enabled.has(id));
}

/** @throws as the functions of a provider do */
async function askMollie<S extends z.ZodType>(
  { key: apiKey, url, patienceMs = PATIENCE_MS }: Options,
  path: string,
  schema: S,
  { method, key, body }: Call = {},
): Promise<z.output<S>> {
  const what = `Mollie: ${method ?? "GET"} ${path}`;
  try {
    const response = await fetch(`${url.replace(/\/$/, "")}/v2${path}`, {
      method: method ?? "GET",
      headers: {
        authorization: `Bearer ${apiKey}`,
        ...(key && { "idempotency-key": key }),
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patienceMs),
    });
    const text = await response.text();
    if (response.ok) return schema.parse(text ? JSON.parse(text) : undefined);
    throw errorOf(response.status, `${what}: ${response.status} ${text.slice(0, 500)}`);
  } catch (error) {
    if (error instanceof ProviderRefused || error instanceof ProviderUnavailable) throw error;
    // No connection, no answer in time, or an answer that is not from Mollie.
    throw new ProviderUnavailable(what, { cause: error });
  }
}

/** Decided by the status: everything else in an error of Mollie is prose. */
function errorOf(status: number, message: string) {
  if (status === 404 || status === 410) return new ProviderRefused("not-found", message);
  if (status === 422) return new Unprocessable("other", message);
  if (status === 400) return new ProviderRefused("other", message);
  // 409: Mollie is still working on it, or takes an equal refund for a mistake. 401 and 403: whoever runs the site has
  // to correct the key.
  return new ProviderUnavailable(message);
}

function unlessUnprocessable(error: unknown) {
  if (!(error instanceof Unprocessable)) throw error;
}

const bodyOf = ({ paymentId, amount, description, redirectUrl, webhookUrl }: PaymentOrder) => ({
  amount: amountOf(amount),
  description: description.slice(0, MAX_DESCRIPTION),
  redirectUrl,
  ...(webhookUrl && { webhookUrl }),
  locale: "nl_BE",
  // Mollie offers those of these that the house has enabled.
  method: Object.keys(PAYMENT_METHODS),
  metadata: { paymentId },
});

/** Computed from whole euros and cents: 19.99 × 100 is not 1999. */
const amountOf = (cents: number) => ({
  currency: "EUR",
  value: `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`,
});
function centsOf(amount: z.infer<typeof Amount> | undefined) {
  const [, euros, cents] = /^(\d+)\.(\d\d)$/.exec(amount?.value ?? "") ?? [];
  const all = Number(euros) * 100 + Number(cents);
  return amount?.currency === "EUR" && all <= MAX_CENTS ? all : null;
}

const ENDED = new Set(["paid", "canceled", "expired", "failed"]);
const stateOf = (status: string) => (ENDED.has(status) ? (status as ProviderState) : "pending");

const providerPaymentOf = (payment: Payment): ProviderPayment => ({
  id: payment.id,
  state: stateOf(payment.status),
  amount: centsOf(payment.amount),
  method: payment.method ?? null,
  checkoutUrl: payment._links?.checkout?.href ?? null,
  expiresAt: payment.expiresAt ?? null,
  paidAt: payment.paidAt ?? null,
  refunded: centsOf(payment.amountRefunded) ?? 0,
  chargedBack: centsOf(payment.amountChargedBack) ?? 0,
  paymentId: OurMetadata.safeParse(payment.metadata).data?.paymentId ?? null,
});
const providerRefundOf = ({ id, status }: Refund) => ({ id, state: status });

/** Mollie has no code for this: it no longer says what remains, or the time limit of the method is over. */
function isTooOld({ amountRemaining, paidAt, method }: Payment, now: Date) {
  if (!amountRemaining || !paidAt) return true;
  return now > later(paidAt, days(REFUNDABLE[method ?? ""] ?? REFUNDABLE_ELSE));
}
