import { guardsIn } from "../guard.ts";

const PROVIDERS = "api/src/features/billing/providers";
const PAYMENTS = "api/src/features/enrolments/payments";

export const paymentProviderGuards = [
  ...guardsIn(`${PROVIDERS}/open-payment-provider.ts`, [`${PROVIDERS}/till.test.ts`], {
    "The practice till does not exist in production": [
      "config.production ? undefined : openTill(services)",
      "openTill(services)",
    ],
  }),
  ...guardsIn(`${PROVIDERS}/till.ts`, [`${PROVIDERS}/till.test.ts`], {
    "The outcome of a payment at the till is final": [
      '    .where("status", "=", "pending")\n    .where("expires_at"',
      '    .where("expires_at"',
    ],
    "The till accepts no payment that has expired": ['    .where("expires_at", ">", now)\n', ""],
    "The till refunds no more than was paid, even twice at the same moment": [
      '.where("id", "=", providerId).forUpdate()',
      '.where("id", "=", providerId)',
    ],
  }),
  ...guardsIn(`${PROVIDERS}/mollie.ts`, [`${PROVIDERS}/mollie.test.ts`], {
    "A request to Mollie that is repeated is carried out once": ['...(key && { "idempotency-key": key }),', ""],
    "Waiting for a response of Mollie is limited": ["signal: AbortSignal.timeout(patienceMs),", ""],
    "A payment in another currency counts as having no amount": ['amount?.currency === "EUR" && ', ""],
    "An amount that is too large to store counts as none": [" && all <= MAX_CENTS", ""],
    "A response about another payment is refused": ["if (payment.id !== id)", "if (!payment.id)"],
    "Nobody is sent to a payment page without a web address": [" protocol: /^https?$/ ", ""],
  }),
  ...guardsIn("server/src/http/till.ts", ["server/src/http/till.test.ts"], {
    "The page of the till exists only where the till takes the payments": [
      'services.payments?.name !== "till" || ',
      "",
    ],
    "A choice at the till is accepted only from a page of the site itself": [
      'if (req.headers.origin !== originOf(services.config.sites, "organization"))',
      "if (!req.headers.origin)",
    ],
    "Typed text is escaped on the page of the till": ["escapeHtml(payment.description)", "payment.description"],
  }),
  ...guardsIn(`${PAYMENTS}/webhook-address.ts`, [`${PAYMENTS}/webhook.test.ts`], {
    "A webhook address with a wrong signature changes nothing": [
      "return sameSecret(signed, signature(config, paymentId)) ? paymentId : undefined;",
      "return signed || paymentId;",
    ],
    "Mollie gets no webhook address that it cannot reach": [
      "if (PRIVATE_NAME.test(config.sites.hosts.organization)) return undefined;",
      "",
    ],
  }),
  ...guardsIn(`${PAYMENTS}/check-payment.ts`, [`${PAYMENTS}/provider-away.test.ts`], {
    "Payments of another provider are not given up": [
      "if (!payment || !provider || provider.name !== payment.provider) return;",
      "if (!payment || !provider) return;",
    ],
  }),
];
