import { describe, expect, it } from "vitest";
import { moneyInWords } from "./cancelled-course.tsx";

const NOTHING = { isInReview: false, activePayment: null, refundedAmount: 0, refundUnderwayAmount: 0 };
const paymentThatIs = (state: "pending" | "paid" | "failed") => ({
  id: "0198c0de-0000-7000-8000-000000000001",
  state,
  amount: 120,
  createdAt: "2026-11-20T09:00:00.000Z",
  expiresAt: null,
  method: null,
  isCanceled: false,
  isWithBank: false,
});

describe("a person who comes back from paying for a cancelled course (docs/product/courses.md#cancelling)", () => {
  it.each([
    ["nothing came in", {}, /^We kregen geen betaling van je/],
    ["the payment failed", { activePayment: paymentThatIs("failed") }, /^We kregen geen betaling van je/],
    ["the outcome is unknown", { activePayment: paymentThatIs("pending") }, /^We kijken nog na of je betaalde/],
    ["the money came in", { activePayment: paymentThatIs("paid") }, /^Je betaling kwam binnen\. Je krijgt alles terug/],
    [
      "it is being refunded",
      { activePayment: paymentThatIs("paid"), refundUnderwayAmount: 120 },
      /nog €\s120,00 terug/,
    ],
    ["it was refunded", { activePayment: paymentThatIs("paid"), refundedAmount: 120 }, /^We betaalden €\s120,00 terug/],
    ["staff still have to decide", { isInReview: true }, /Iemand van ons kijkt ze na/],
  ])("reads what happens to their money when %s", (_name, known, says) => {
    expect(moneyInWords({ ...NOTHING, ...known })).toEqual([expect.stringMatching(says)]);
  });
});
