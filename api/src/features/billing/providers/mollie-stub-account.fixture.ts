import { PAYMENT_METHODS } from "@inktvis/contract/features/billing/payment-methods";
import { hours, later, minutes } from "#platform/clock.ts";
import { randomToken } from "#platform/secrets.ts";
import {
  type Answer,
  asJson,
  notFound,
  problem,
  refundAsJson,
  refunded,
  shown,
  type StubPayment,
  type StubRefund,
  unprocessable,
} from "./mollie-stub-json.fixture.ts";

/** In production Mollie expires payments late too. */
const EXPIRES_LATE = minutes(2);
const FIELDS = new Set(["amount", "description", "redirectUrl", "webhookUrl", "locale", "method", "metadata"]);

interface AccountOptions {
  now: () => Date;
  /** The address that the stub listens on. */
  address: () => string;
  /** Refuses addresses that it could not reach, as Mollie does. */
  refusesLocalWebhooks: boolean;
}
export interface StubCall {
  method: string;
  /** Without `/v2`. */
  path: string;
  key: string | undefined;
  body: Record<string, unknown> | undefined;
}

/** The account of the house at Mollie: its payments, and what each call does to them. */
export function openAccount({ now, address, refusesLocalWebhooks }: AccountOptions) {
  /** Oldest first. */
  const payments: StubPayment[] = [];
  const house = { hasBalance: true, methods: Object.keys(PAYMENT_METHODS) };

  const find = (id: string) => {
    const payment = payments.find((other) => other.id === id);
    if (payment?.status === "open" && now() > later(payment.expiresAt, EXPIRES_LATE)) {
      payment.status = "expired";
      payment.endedAt = payment.expiresAt;
    }
    return payment;
  };
  const existing = (id: string) => {
    const payment = find(id);
    if (!payment) throw new Error(`The stub of Mollie has no payment ${id}`);
    return payment;
  };
  const add = (fields: Partial<StubPayment>) => {
    const payment: StubPayment = {
      // Ids of both lengths occur.
      id: `tr_${randomToken()
        .replaceAll(/[-_]/g, "x")
        .slice(0, payments.length % 2 ? 22 : 10)}`,
      status: "open",
      currency: "EUR",
      cents: 1000,
      description: "",
      redirectUrl: "https://elsewhere.example",
      webhookUrl: undefined,
      metadata: null,
      methods: undefined,
      method: undefined,
      isCancelable: false,
      createdAt: now(),
      expiresAt: later(now(), minutes(15)),
      endedAt: undefined,
      chargedBack: 0,
      isRefundable: true,
      refunds: [],
      ...fields,
    };
    payments.push(payment);
    return payment;
  };

  const handlers: [RegExp, (args: { id: string; sub: string; query: URLSearchParams; body: any }) => Answer][] = [
    [/^POST \/payments$/, ({ body }) => create(body)],
    [/^GET \/payments$/, ({ query }) => list(query)],
    [/^GET \/methods$/, () => ({ status: 200, body: { _embedded: { methods: house.methods.map((id) => ({ id })) } } })],
    [/^GET \/payments\/([^/]+)$/, ({ id }) => shown(find(id))],
    [/^DELETE \/payments\/([^/]+)$/, ({ id }) => cancel(find(id))],
    [/^POST \/payments\/([^/]+)\/refunds$/, ({ id, body }) => refund(find(id), body)],
    [/^GET \/payments\/([^/]+)\/refunds\/([^/]+)$/, ({ id, sub }) => shownRefund(find(id), sub)],
  ];

  function create(body: Record<string, any>): Answer {
    for (const name of Object.keys(body))
      if (!FIELDS.has(name)) return unprocessable(`Non-existent body parameter "${name}" for this API call.`, name);
    const { amount, description, redirectUrl, webhookUrl, metadata, method } = body;
    if (amount?.currency !== "EUR" || !/^\d+\.\d\d$/.test(String(amount?.value)) || typeof amount.value !== "string")
      return unprocessable("The amount is invalid", "amount");
    if (!description) return unprocessable("The 'description' field is missing", "description");
    if (!URL.canParse(redirectUrl)) return unprocessable("The 'redirectUrl' field is missing", "redirectUrl");
    if (refusesLocalWebhooks && webhookUrl && /(localhost|\.test)$/.test(new URL(webhookUrl).hostname))
      return unprocessable(
        "The webhook URL is invalid because it is unreachable from Mollie's point of view",
        "webhookUrl",
      );
    if (JSON.stringify(metadata ?? null).length > 1024)
      return unprocessable("The metadata storage is currently limited to 1024 bytes.", "metadata");
    const cents = Number(amount.value.replace(".", ""));
    return shown(add({ cents, description, redirectUrl, webhookUrl, metadata, methods: method }), 201);
  }

  function list(query: URLSearchParams): Answer {
    const newestFirst = payments.map(({ id }) => existing(id)).toReversed();
    const from = query.get("from");
    const start = from ? newestFirst.findIndex(({ id }) => id === from) : 0;
    if (start < 0) return problem(400, "Invalid cursor value");
    const end = start + Number(query.get("limit") ?? 50);
    const next = newestFirst[end];
    return {
      status: 200,
      body: {
        count: Math.min(end, newestFirst.length) - start,
        _embedded: { payments: newestFirst.slice(start, end).map(asJson) },
        _links: {
          previous: null,
          next: next ? { href: `${address()}/v2/payments?from=${next.id}&limit=${end - start}` } : null,
        },
      },
    };
  }

  function cancel(payment: StubPayment | undefined): Answer {
    if (!payment) return notFound();
    if (payment.status !== "open" || !payment.isCancelable) return unprocessable("The payment cannot be cancelled");
    payment.status = "canceled";
    payment.endedAt = now();
    return shown(payment);
  }

  function refund(payment: StubPayment | undefined, body: { amount?: { value?: string } }): Answer {
    if (!payment) return notFound();
    const cents = Math.round(Number(body.amount?.value) * 100);
    if (payment.status !== "paid" || !payment.isRefundable || payment.refunds.length === 250)
      return unprocessable("The specified amount cannot be refunded");
    if (cents > payment.cents - refunded(payment))
      return unprocessable("The amount is higher than the maximum", "amount.value");
    if (payment.refunds.some((other) => other.cents === cents && later(other.createdAt, hours(1)) > now()))
      return problem(409, "A duplicate refund has been detected");
    const id = `re_${randomToken().slice(0, 10)}`;
    const made: StubRefund = { id, status: house.hasBalance ? "pending" : "queued", cents, createdAt: now() };
    payment.refunds.push(made);
    return { status: 201, body: refundAsJson(made) };
  }

  const shownRefund = (payment: StubPayment | undefined, refundId: string): Answer => {
    const found = payment?.refunds.find(({ id, status }) => id === refundId && status !== "canceled");
    return found ? { status: 200, body: refundAsJson(found) } : notFound();
  };

  function answerTo(call: StubCall, query: URLSearchParams): Answer {
    for (const [pattern, handle] of handlers) {
      const match = pattern.exec(`${call.method} ${call.path}`);
      if (match)
        return handle({ id: decodeURIComponent(match[1] ?? ""), sub: match[2] ?? "", query, body: call.body ?? {} });
    }
    return problem(404);
  }

  return { payments, house, existing, add, answerTo };
}
