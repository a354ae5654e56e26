import { describe, expect, it } from "vitest";
import { minutes } from "#platform/clock.ts";
import { openPaymentProvider } from "./open-payment-provider.ts";
import type { PaymentProvider, ProviderPayment } from "#platform/payments/payment-provider.ts";
import { useTestApi } from "#testing/test-api.ts";
import { endTillPayment, TILL_OUTCOMES, type TillOutcome } from "./till.ts";

const test = useTestApi();
const till = () => test.services.payments as PaymentProvider;
const orderOf = (amount = 12_340) => ({
  paymentId: crypto.randomUUID(),
  amount,
  description: "Cursus proza",
  redirectUrl: "http://organization.localhost:3000/cursussen/proza",
  webhookUrl: undefined,
});
async function aPayment(outcome?: TillOutcome) {
  const payment = await till().createPayment(orderOf());
  if (outcome) await endTillPayment(test.services, payment.id, outcome);
  return payment;
}

async function idsOf(payments: AsyncIterable<ProviderPayment>) {
  const ids: string[] = [];
  for await (const { id } of payments) ids.push(id);
  return ids;
}

describe("the practice till", () => {
  it("keeps a payment open on a page that only people who have its address can find", async () => {
    const order = orderOf();
    const payment = await till().createPayment(order);
    expect(payment).toMatchObject({ state: "pending", amount: 12_340, paymentId: order.paymentId });
    expect(payment.checkoutUrl).toMatch(/^http:\/\/organization\.localhost:3000\/betalen\/till_[\w-]{43}$/);
    expect(await till().createPayment(order)).toEqual(payment);
    expect(await till().getPayment(payment.id)).toEqual(payment);
  });

  it.each(TILL_OUTCOMES)("lets a payment end as %s, once", async (outcome) => {
    const { id } = await aPayment(outcome);
    for (const other of TILL_OUTCOMES) await endTillPayment(test.services, id, other);
    expect(await till().getPayment(id)).toMatchObject({
      state: outcome,
      checkoutUrl: null,
      paidAt: outcome === "paid" ? test.clock.now() : null,
      method: outcome === "paid" ? "till" : null,
    });
  });

  it("lets a payment expire after a quarter of an hour, and then takes no money", async () => {
    const { id } = await aPayment();
    test.clock.advance(minutes(15));
    await endTillPayment(test.services, id, "paid");
    expect(await till().getPayment(id)).toMatchObject({ state: "expired", checkoutUrl: null, paidAt: null });
  });

  it("cancels an open payment, and leaves a paid one alone", async () => {
    expect(await till().cancelPayment((await aPayment()).id)).toMatchObject({ state: "canceled" });
    expect(await till().cancelPayment((await aPayment("paid")).id)).toMatchObject({ state: "paid" });
  });

  it("lists payments since a moment, newest first", async () => {
    await aPayment();
    test.clock.advance(minutes(1));
    const since = test.clock.now();
    const first = await aPayment();
    test.clock.advance(minutes(1));
    const second = await aPayment();
    const listed = await idsOf(till().listPayments(since));
    expect(listed).toEqual([second.id, first.id]);
  });

  it("pays back once for an id, and never more than was paid, even at the same moment", async () => {
    const { id: providerId } = await aPayment("paid");
    const orders = Array.from({ length: 5 }, () => ({
      refundId: crypto.randomUUID(),
      providerId,
      amount: 4000,
      description: "Terug",
    }));
    const all = await Promise.allSettled(orders.map((order) => till().createRefund(order)));
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(await till().getPayment(providerId)).toMatchObject({ refunded: 12_000 });
    const made = orders[all.findIndex(({ status }) => status === "fulfilled")] as (typeof orders)[number];
    const refund = await till().createRefund(made);
    expect(await till().getRefund(providerId, refund.id)).toEqual({ id: refund.id, state: "refunded" });
    expect(await till().getPayment(providerId)).toMatchObject({ refunded: 12_000 });
  });

  it("pays back nothing of an unpaid payment, and knows no payments of other providers", async () => {
    const order = { refundId: crypto.randomUUID(), amount: 1, description: "Terug" };
    const { id } = await aPayment();
    await expect(till().createRefund({ ...order, providerId: id })).rejects.toMatchObject({ reason: "other" });
    await expect(till().createRefund({ ...order, providerId: "till_x" })).rejects.toMatchObject({
      reason: "not-found",
    });
    await expect(till().getPayment("till_x")).rejects.toMatchObject({ reason: "not-found" });
    await expect(till().getRefund(id, "x")).rejects.toMatchObject({ reason: "not-found" });
  });
});

describe("the payment provider", () => {
  const mollie = { key: "live_x", url: "https://api.mollie.com" };
  it.each([
    [false, undefined, "till"],
    [false, mollie, "mollie"],
    [true, mollie, "mollie"],
    [true, undefined, undefined],
  ])("in production %s, with %o, is %s", (production, given, name) => {
    const config = { ...test.services.config, production, mollie: given };
    expect(openPaymentProvider({ ...test.services, config })?.name).toBe(name);
  });
});
