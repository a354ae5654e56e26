/** What a provider says of a payment; `open`, `pending` and `authorized` of Mollie are all `pending`. */
export type ProviderState = "pending" | "paid" | "canceled" | "expired" | "failed";

export interface ProviderPayment {
  id: string;
  state: ProviderState;
  /** In cents; null for a currency that is not the euro, or more than can be. */
  amount: number | null;
  method: string | null;
  /** Where it is paid; null once it cannot be any more. */
  checkoutUrl: string | null;
  expiresAt: Date | null;
  paidAt: Date | null;
  /** In cents, of what was paid. */
  refunded: number;
  chargedBack: number;
  /** The id of our row, as it was sent along; null for one that is not ours. */
  paymentId: string | null;
}

export interface PaymentOrder {
  /** The id of our row: the key under which a repeated order is the same payment. */
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
  /** The id of our row, as above. */
  refundId: string;
  /** The provider's id of the payment. */
  providerId: string;
  /** In cents. */
  amount: number;
  description: string;
}

/** The provider did not answer, or not now: asked again with the same key, it does the same once. */
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
  /** An equal refund of one payment within so many milliseconds is refused as a slip. */
  readonly refundsApart: number;
  createPayment: (order: PaymentOrder) => Promise<ProviderPayment>;
  getPayment: (providerId: string) => Promise<ProviderPayment>;
  /** Resolves with what the payment is afterwards: also when it can no longer be cancelled. */
  cancelPayment: (providerId: string) => Promise<ProviderPayment>;
  /** Created since then, newest first. */
  listPayments: (since: Date) => AsyncIterable<ProviderPayment>;
  createRefund: (order: RefundOrder) => Promise<ProviderRefund>;
  getRefund: (providerId: string, refundId: string) => Promise<ProviderRefund>;
}
