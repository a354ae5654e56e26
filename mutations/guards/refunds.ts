import { guardsIn } from "../guard.ts";

const PAYMENTS = "api/src/features/enrolments/payments";
const REFUNDS = `${PAYMENTS}/refunds/refunds.test.ts`;
const REFUND_RACES = `${PAYMENTS}/refunds/refund-races.test.ts`;
const RACES = ["payment-races", "process-races"].map((about) => `${PAYMENTS}/${about}.test.ts`);

export const refundGuards = [
  ...guardsIn(`${PAYMENTS}/refunds/start-refund.ts`, [REFUNDS], {
    "No more is refunded than was received": [
      'if (amount <= 0 || amount > left) throw refused("Dat is meer dan er van deze betaling nog terug kan.");',
      "",
    ],
    "A payment that is too old to be refunded by the provider is refunded by transfer": [
      " || now > later(payment.paid_at ?? now, REFUNDABLE)",
      "",
    ],
  }),
  ...guardsIn(`${PAYMENTS}/refunds/refunded-amounts.ts`, [REFUNDS], {
    "An amount that was refunded at the provider by hand is not refunded again": [", payment.refunded_there)", ")"],
    "An amount that was charged back is not refunded as well": ["- payment.charged_back - ", "- "],
  }),
  ...guardsIn(`${PAYMENTS}/refunds/check-refund.ts`, [REFUNDS], {
    "A refund whose key has expired at the provider is not created again": [
      "if (paidAs === null || (provider_id === null && !isKeyKnown))",
      "if (paidAs === null)",
    ],
    "An amount that was refunded at the provider by hand is not transferred as well": [
      "if (refundedThere !== undefined)",
      "if (refundedThere === -1)",
    ],
    "A refund that failed is left to staff": [
      'if (!changed || (changed.state !== "failed" && changed.state !== "canceled")) return;',
      "return;",
    ],
    "A person is notified once that a refund succeeded, however often it is checked": [" && !refund.refunded_at", ""],
    "A payment is refunded only by the provider that received it": [
      "if (!refund || provider?.name !== refund.provider) return;",
      "if (!refund || !provider) return;",
    ],
  }),
  ...guardsIn(`${PAYMENTS}/refunds/claim-refund.ts`, [REFUNDS], {
    "A refund that equals another one waits until the provider takes it": [
      "set(\n        waits\n",
      "set(\n        waits && now.getTime() < 0\n",
    ],
  }),
  ...guardsIn(`${PAYMENTS}/refunds/claim-refund.ts`, [REFUND_RACES, ...RACES], {
    "Of two equal refunds at the same time, one waits": ["await lockPayment(tx, paymentId);", ""],
  }),
  ...guardsIn(`${PAYMENTS}/refunds/transfer-refund.ts`, [REFUNDS], {
    "A refund is transferred once": ['.where("state", "=", "queued")', ""],
    "A refund is transferred to an account that exists": ["if (!isValidIBAN(iban))", "if (!iban)"],
    "A refund that the provider is still carrying out is not transferred as well": [
      '.where("way", "=", "transfer")',
      "",
    ],
  }),
  ...guardsIn(`${PAYMENTS}/poll-payments.ts`, [REFUND_RACES], {
    "A refund that is due is checked by one process only": ['      .forUpdate("refund")\n      .skipLocked()\n', ""],
  }),
  ...guardsIn(`${PAYMENTS}/refunds/check-refund.ts`, [REFUND_RACES], {
    "Two processes that learn of a refund at the same time notify the person once": [
      '      .where("state", "=", refund.state)\n',
      "",
    ],
  }),
];
