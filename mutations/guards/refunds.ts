import { guardsIn } from "../guard.ts";

const PAYMENTS = "api/src/features/enrolments/payments";
const REFUNDS = `${PAYMENTS}/refunds/refunds.test.ts`;
const REFUND_RACES = `${PAYMENTS}/refunds/refund-races.test.ts`;
const RACES = ["payment-races", "process-races"].map((about) => `${PAYMENTS}/${about}.test.ts`);

export const refundGuards = [
  ...guardsIn(`${PAYMENTS}/refunds/start-refund.ts`, [REFUNDS], {
    "No more goes back than came in": [
      'if (amount <= 0 || amount > left) throw refused("Dat is meer dan er van deze betaling nog terug kan.");',
      "",
    ],
    "What is too long ago is transferred by hand": [" || now > later(payment.paid_at ?? now, REFUNDABLE)", ""],
  }),
  ...guardsIn(`${PAYMENTS}/refunds/went-back.ts`, [REFUNDS], {
    "What went back at the provider by hand does not go back again": [", payment.refunded_there)", ")"],
    "What the bank took back does not go back again": ["- payment.charged_back - ", "- "],
  }),
  ...guardsIn(`${PAYMENTS}/refunds/check-refund.ts`, [REFUNDS], {
    "A refund whose key is forgotten is not made again": [
      "if (paidAs === null || (provider_id === null && !isKeyKnown))",
      "if (paidAs === null)",
    ],
    "What went back there by hand is not transferred too": [
      "if (refundedThere !== undefined)",
      "if (refundedThere === -1)",
    ],
    "A refund that did not arrive is for a person": [
      'if (!changed || (changed.state !== "failed" && changed.state !== "canceled")) return;',
      "return;",
    ],
    "A refund that is back is told once, however often it is asked about": [" && !refund.refunded_at", ""],
    "Money goes back at the provider where it came in": [
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
    "Of two equal refunds at once one waits": ["await lockPayment(tx, paymentId);", ""],
  }),
  ...guardsIn(`${PAYMENTS}/refunds/transfer-refund.ts`, [REFUNDS], {
    "A refund is transferred once": ['.where("state", "=", "queued")', ""],
    "A refund is transferred to an account that exists": ["if (!isValidIBAN(iban))", "if (!iban)"],
    "What the provider still pays back is not transferred as well": ['.where("way", "=", "transfer")', ""],
  }),
  ...guardsIn(`${PAYMENTS}/poll-payments.ts`, [REFUND_RACES], {
    "A refund that is due is asked about by one process": ['      .forUpdate("refund")\n      .skipLocked()\n', ""],
  }),
  ...guardsIn(`${PAYMENTS}/refunds/check-refund.ts`, [REFUND_RACES], {
    "What two hear of a refund at once is told once": ['      .where("state", "=", refund.state)\n', ""],
  }),
];
