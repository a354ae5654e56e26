/**
 * The payment methods, by their names at Mollie: those with an immediate result. A bank transfer takes days, longer
 * than a seat is held (docs/product/payments.md#methods).
 */
export const PAYMENT_METHODS = {
  bancontact: "Bancontact",
  creditcard: "Kaart",
  ideal: "iDEAL",
  kbc: "KBC/CBC",
  belfius: "Belfius",
  applepay: "Apple Pay",
} as const;

/** In cents: above this amount, Bancontact by phone may refuse. */
export const BANCONTACT_BY_PHONE = 150_000;

/** The methods in words, with the practice till. */
export const PAYMENT_METHOD_NAMES: Readonly<Record<string, string>> = { ...PAYMENT_METHODS, till: "Oefenkassa" };

/** The method of a payment in words; as named by Mollie if we do not know it. */
export const paymentMethodName = (method: string) => PAYMENT_METHOD_NAMES[method] ?? method;
