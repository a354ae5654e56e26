/* What the stub of Mollie keeps about payments and refunds, and how Mollie writes them. */

export type Status = "open" | "pending" | "authorized" | "paid" | "canceled" | "expired" | "failed";
export type RefundStatus = "queued" | "pending" | "processing" | "refunded" | "failed" | "canceled";

export interface StubRefund {
  id: string;
  status: RefundStatus;
  cents: number;
  createdAt: Date;
}
export interface StubPayment {
  id: string;
  status: Status;
  currency: string;
  cents: number;
  description: string;
  redirectUrl: string;
  webhookUrl: string | undefined;
  metadata: unknown;
  methods: unknown;
  method: string | undefined;
  isCancelable: boolean;
  createdAt: Date;
  expiresAt: Date;
  endedAt: Date | undefined;
  chargedBack: number;
  /** Whether Mollie would still pay it back. */
  isRefundable: boolean;
  refunds: StubRefund[];
}

export interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

const amountOf = (cents: number, currency = "EUR") => ({ currency, value: (cents / 100).toFixed(2) });
export const unprocessable = (detail: string, field?: string): Answer => ({
  status: 422,
  body: { status: 422, title: "Unprocessable Entity", detail, ...(field && { field }), _links: {} },
});
export const problem = (status: number, detail = "stub"): Answer => ({
  status,
  body: { status, title: detail, detail },
});
export const notFound = () => problem(404, "No entity exists with this token");

export const refunded = ({ refunds }: StubPayment) =>
  refunds
    .filter(({ status }) => status !== "failed" && status !== "canceled")
    .reduce((sum, { cents }) => sum + cents, 0);

export const refundAsJson = ({ id, status, cents, createdAt }: StubRefund) => ({
  resource: "refund",
  id,
  status,
  amount: amountOf(cents),
  createdAt: createdAt.toISOString(),
});

export const shown = (payment: StubPayment | undefined, status = 200): Answer =>
  payment ? { status, body: asJson(payment) } : notFound();

/** As Mollie does, leaves out what does not apply instead of sending null. */
export function asJson(payment: StubPayment) {
  const { id, status, cents, currency, description, redirectUrl, webhookUrl, metadata, method, endedAt } = payment;
  const isOpen = status === "open" || status === "pending";
  return {
    resource: "payment",
    id,
    mode: "test",
    status,
    amount: amountOf(cents, currency),
    description,
    redirectUrl,
    ...(webhookUrl && { webhookUrl }),
    metadata,
    ...(method && { method }),
    createdAt: payment.createdAt.toISOString().replace(/\.\d+Z/, "+00:00"),
    ...(isOpen && { isCancelable: payment.isCancelable, expiresAt: payment.expiresAt.toISOString() }),
    ...(!isOpen && endedAt && { [`${status}At`]: endedAt.toISOString() }),
    ...(status === "paid" &&
      payment.isRefundable && {
        amountRefunded: amountOf(refunded(payment)),
        amountRemaining: amountOf(payment.cents - refunded(payment)),
      }),
    ...(payment.chargedBack > 0 && { amountChargedBack: amountOf(payment.chargedBack) }),
    _links: {
      self: { href: `/v2/payments/${id}` },
      // Once the person who pays has confirmed, they have nothing left to do there.
      ...(status === "open" && { checkout: { href: `https://www.mollie.com/checkout/select-method/${id}` } }),
    },
  };
}
