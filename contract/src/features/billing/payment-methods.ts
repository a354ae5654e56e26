/**
 * How one pays: methods that answer at once, by their names at Mollie. A bank transfer takes days and outlives the seat
 * (docs/product/payments.md#methods).
 */
export const PAYMENT_METHODS = {
  bancontact: "Bancontact",
  creditcard: "Kaart",
  ideal: "iDEAL",
  kbc: "KBC/CBC",
  belfius: "Belfius",
  applepay: "Apple Pay",
} as const;

/** Above it, in cents, Bancontact by phone may refuse. */
export const BANCONTACT_BY_PHONE = 150_000;

/** The method of a payment in words; Mollie may know more of them than we do. */
export const paymentMethodName = (method: string) =>
  ({ ...PAYMENT_METHODS, till: "Oefenkassa" } as Record<string, string>)[method] ?? method;
