/** The state of a payment at its provider; Mollie's `open`, `pending` and `authorized` are all `pending`. */
export type ProviderState = "pending" | "paid" | "canceled" | "expired" | "failed";

export interface ProviderPayment {
  id: string;
  state: ProviderState;
  /** In cents; null for a currency other than the euro, or for an amount that is too large to be real. */
  amount: number | null;
  method: string | null;
  /** Where it is paid; null once it cannot be any more. */
  checkoutUrl: string | null;
  expiresAt: Date | null;
  paidAt: Date | null;
  /** In cents: the refunded part of the amount. */
  refunded: number;
  chargedBack: number;
  /** The id of our row, which was sent along with the order; null for a payment that is not ours. */
  paymentId: string | null;
}

export interface PaymentOrder {
  /** The id of our row. It is the idempotency key: repeating an order gives the same payment. */
  paymentId: string;
  /** In cents. */
  amount: number;
  description: string;
  /** Where the person returns to, paid or not. */
  redirectUrl: string;
  /** Called when it changes; absent without a public host. */
  webhookUrl: string | undefined;
}

/** `queued`: the provider waits for balance. */
export type RefundState = "queued" | "pending" | "processing" | "refunded" | "failed" | "canceled";
export interface ProviderRefund {
  id: string;
  /** Mollie forgets a refund that was canceled; it is `canceled` here all the same. */
  state: RefundState;
}
export interface RefundOrder {
  /** The id of our row and idempotency key, as above. */
  refundId: string;
  /** The provider's id of the payment. */
  providerId: string;
  /** In cents. */
  amount: number;
  description: string;
}

/**
 * The provider did not respond, or refused for now. Repeating the request with the same key is safe: it is carried out
 * once.
 */
export class ProviderUnavailable extends Error {}
/** `too-old`: it no longer refunds this payment. */
type Refusal = "not-found" | "too-old" | "other";
/** The provider refuses this for good. */
export class ProviderRefused extends Error {
  readonly reason: Refusal;
  constructor(reason: Refusal, message: string) {
    super(message);
    this.reason = reason;
  }
}

/**
 * Who takes the money: Mollie, or the till of a development machine (docs/product/payments.md#till). Never called inside
 * a transaction. Every function throws `ProviderUnavailable` or `ProviderRefused`, and repeats nothing by itself.
 */
export interface PaymentProvider {
  readonly name: "mollie" | "till";
  /**
   * The milliseconds within which the provider refuses a second refund of the same amount for one payment, as a
   * mistake.
   */
  readonly refundsApart: number;
  createPayment: (order: PaymentOrder) => Promise<ProviderPayment>;
  getPayment: (providerId: string) => Promise<ProviderPayment>;
  /** Resolves with the payment as it is afterwards, even when it can no longer be cancelled. */
  cancelPayment: (providerId: string) => Promise<ProviderPayment>;
  /** Created since then, newest first. */
  listPayments: (since: Date) => AsyncIterable<ProviderPayment>;
  createRefund: (order: RefundOrder) => Promise<ProviderRefund>;
  getRefund: (providerId: string, refundId: string) => Promise<ProviderRefund>;
}
