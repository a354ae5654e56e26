import { guardsIn } from "../guard.ts";

const PROVIDERS = "api/src/features/billing/providers";
const PAYMENTS = "api/src/features/enrolments/payments";

export const paymentProviderGuards = [
  ...guardsIn(`${PROVIDERS}/open-payment-provider.ts`, [`${PROVIDERS}/till.test.ts`], {
    "In production nobody pays at the practice till": [
      "config.production ? undefined : openTill(services)",
      "openTill(services)",
    ],
  }),
  ...guardsIn(`${PROVIDERS}/till.ts`, [`${PROVIDERS}/till.test.ts`], {
    "A payment at the till ends once": [
      '    .where("status", "=", "pending")\n    .where("expires_at"',
      '    .where("expires_at"',
    ],
    "The till takes no money after the payment expired": ['    .where("expires_at", ">", now)\n', ""],
    "The till pays back no more than was paid, also twice at the same moment": [
      '.where("id", "=", providerId).forUpdate()',
      '.where("id", "=", providerId)',
    ],
  }),
  ...guardsIn(`${PROVIDERS}/mollie.ts`, [`${PROVIDERS}/mollie.test.ts`], {
    "What is asked of Mollie again is done once": ['...(key && { "idempotency-key": key }),', ""],
    "Mollie that does not answer is not waited for without end": ["signal: AbortSignal.timeout(patienceMs),", ""],
    "A payment in another currency has no amount in euros": ['amount?.currency === "EUR" && ', ""],
    "An amount that cannot be stored is none": [" && all <= MAX_CENTS", ""],
    "An answer about another payment is not taken": ["if (payment.id !== id)", "if (!payment.id)"],
    "Nobody is sent to pay at an address that is not of the web": [" protocol: /^https?$/ ", ""],
  }),
  ...guardsIn("server/src/http/till.ts", ["server/src/http/till.test.ts"], {
    "The page of the till exists only where the till takes the payments": [
      'services.payments?.name !== "till" || ',
      "",
    ],
    "A choice at the till comes from a page of the site itself": [
      'if (req.headers.origin !== originOf(services.config.sites, "organization"))',
      "if (!req.headers.origin)",
    ],
    "What stands on a payment is text on the page of the till": [
      "escapeHtml(payment.description)",
      "payment.description",
    ],
  }),
  ...guardsIn(`${PAYMENTS}/webhook-address.ts`, [`${PAYMENTS}/webhook.test.ts`], {
    "A forged address of a webhook changes nothing": [
      "return sameSecret(signed, signature(config, paymentId)) ? paymentId : undefined;",
      "return signed || paymentId;",
    ],
    "Mollie gets no address that it cannot reach": [
      "if (PRIVATE_NAME.test(config.sites.hosts.organization)) return undefined;",
      "",
    ],
  }),
  ...guardsIn(`${PAYMENTS}/check-payment.ts`, [`${PAYMENTS}/provider-away.test.ts`], {
    "A payment of another provider is not given up": [
      "if (!payment || !provider || provider.name !== payment.provider) return;",
      "if (!payment || !provider) return;",
    ],
  }),
];
