import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { days, later, minutes } from "#platform/clock.ts";
import {
  type PaymentOrder,
  type ProviderPayment,
  ProviderRefused,
  ProviderUnavailable,
} from "#platform/payments/payment-provider.ts";
import { createTestClock } from "#testing/test-clock.ts";
import { openMollie } from "./mollie.ts";
import { type MollieFault, type MollieStub, openMollieStub } from "./mollie-stub.fixture.ts";

const clock = createTestClock();
const delivered: string[] = [];
let stub: MollieStub;
let mollie: ReturnType<typeof openMollie>;
const opened = ({ MOLLIE_API_KEY: key, MOLLIE_API_URL: url }: MollieStub["settings"]) =>
  openMollie({ key, url, clock, patienceMs: 300 });
beforeAll(async () => {
  stub = await openMollieStub({ now: clock.now, deliver: async (url) => delivered.push(url) });
  mollie = opened(stub.settings);
});
afterAll(() => stub.close());

const orderOf = (changes: Partial<PaymentOrder> = {}): PaymentOrder => ({
  paymentId: crypto.randomUUID(),
  amount: 12_340,
  description: "Cursus proza",
  redirectUrl: "https://organization.inktvis.example/terug",
  webhookUrl: "https://api.organization.inktvis.example/api/payments/x",
  ...changes,
});
const aPaid = async (changes?: Partial<PaymentOrder>) => {
  const payment = await mollie.createPayment(orderOf(changes));
  await stub.setState(payment.id, "paid");
  return payment;
};
const aRefund = (providerId: string, amount = 100) =>
  mollie.createRefund({ refundId: crypto.randomUUID(), providerId, amount, description: "Terug" });

async function idsOf(payments: AsyncIterable<ProviderPayment>) {
  const ids: string[] = [];
  for await (const { id } of payments) ids.push(id);
  return ids;
}

describe("a payment at Mollie", () => {
  it("is made with the amount as text, the quick methods, our id, and where to return to and to call", async () => {
    const order = orderOf();
    const payment = await mollie.createPayment(order);
    expect(payment).toEqual({
      id: expect.stringMatching(/^tr_/),
      state: "pending",
      amount: 12_340,
      method: null,
      checkoutUrl: `https://www.mollie.com/checkout/select-method/${payment.id}`,
      expiresAt: later(clock.now(), minutes(15)),
      paidAt: null,
      refunded: 0,
      chargedBack: 0,
      paymentId: order.paymentId,
    });
    expect(stub.calls.at(-1)).toMatchObject({
      key: `payment-${order.paymentId}`,
      body: {
        amount: { currency: "EUR", value: "123.40" },
        description: "Cursus proza",
        redirectUrl: order.redirectUrl,
        webhookUrl: order.webhookUrl,
        locale: "nl_BE",
        method: ["bancontact", "creditcard", "ideal", "kbc", "belfius", "applepay"],
      },
    });
  });

  it.each([
    [5, "0.05"],
    [1999, "19.99"],
    [100_000, "1000.00"],
  ])("of %d cents is written as %s", async (amount, value) => {
    await mollie.createPayment(orderOf({ amount }));
    expect(stub.calls.at(-1)?.body).toMatchObject({ amount: { value } });
  });

  it("is made without a webhook where Mollie cannot reach us, and with a long description cut off", async () => {
    await mollie.createPayment(orderOf({ webhookUrl: undefined, description: "x".repeat(300) }));
    expect(stub.calls.at(-1)?.body).not.toHaveProperty("webhookUrl");
    expect(stub.calls.at(-1)?.body).toMatchObject({ description: "x".repeat(255) });
  });

  it.each([
    ["open", "pending"],
    ["pending", "pending"],
    ["authorized", "pending"],
    ["something-new", "pending"],
    ["canceled", "canceled"],
    ["expired", "expired"],
    ["failed", "failed"],
  ])("that is %s there is %s here", async (status, state) => {
    const { id } = await mollie.createPayment(orderOf());
    await stub.setState(id, status as "open");
    expect(await mollie.getPayment(id)).toMatchObject({ state, paidAt: null });
  });

  it("that is paid says when, with which method, and what was paid back or charged back", async () => {
    const { id } = await aPaid();
    await aRefund(id, 2340);
    await stub.chargeBack(id);
    expect(await mollie.getPayment(id)).toMatchObject({
      state: "paid",
      method: "bancontact",
      paidAt: clock.now(),
      checkoutUrl: null,
      expiresAt: null,
      refunded: 2340,
      chargedBack: 12_340,
    });
  });

  it("in another currency has no amount, and one that is not ours has no id of ours", async () => {
    const { id } = stub.add({ currency: "USD", metadata: { order: 7 } });
    expect(await mollie.getPayment(id)).toMatchObject({ amount: null, paymentId: null });
  });

  it("must be the one that was asked for, with a checkout address on the web", async () => {
    const [one, other] = [stub.add({}), stub.add({})];
    const answering = (body: object) =>
      vi.spyOn(globalThis, "fetch").mockImplementationOnce(async () => Response.json(body));
    onTestFinished(() => void vi.restoreAllMocks());
    const amount = { currency: "EUR", value: "1.00" };
    answering({ id: other.id, status: "paid", amount });
    await expect(mollie.getPayment(one.id)).rejects.toBeInstanceOf(ProviderUnavailable);
    answering({ id: one.id, status: "open", amount, _links: { checkout: { href: "javascript:alert(1)" } } });
    await expect(mollie.getPayment(one.id)).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  it("of more than can be stored has no amount", async () => {
    const { id } = stub.add({ cents: 2_147_483_648 });
    expect((await mollie.getPayment(id)).amount).toBeNull();
    const { id: most } = stub.add({ cents: 2_147_483_647 });
    expect((await mollie.getPayment(most)).amount).toBe(2_147_483_647);
  });

  it("is canceled when that is possible; otherwise it keeps its state", async () => {
    const cancelable = await mollie.createPayment(orderOf());
    stub.payment(cancelable.id).isCancelable = true;
    expect(await mollie.cancelPayment(cancelable.id)).toMatchObject({ state: "canceled" });
    const other = await mollie.createPayment(orderOf());
    expect(await mollie.cancelPayment(other.id)).toMatchObject({ state: "pending" });
    const paid = await aPaid();
    expect(await mollie.cancelPayment(paid.id)).toMatchObject({ state: "paid" });
  });
});

describe("a list of payments at Mollie", () => {
  it("has all pages, newest first, and ends at the requested moment", async () => {
    const before = stub.payments.length;
    for (let count = 0; count < 260; count += 1) stub.add({ createdAt: later(clock.now(), days(1)) });
    const ids = await idsOf(mollie.listPayments(later(clock.now(), days(0.5))));
    expect(ids).toEqual(
      stub.payments
        .slice(before)
        .map(({ id }) => id)
        .toReversed(),
    );
    expect(stub.calls.filter(({ path }) => path === "/payments").at(-1)?.method).toBe("GET");
    const all = await idsOf(mollie.listPayments(new Date(0)));
    expect(all).toHaveLength(stub.payments.length);
  });
});

describe("a refund at Mollie", () => {
  it("is made once for an id, and waits for balance", async () => {
    const { id: providerId } = await aPaid();
    const order = { refundId: crypto.randomUUID(), providerId, amount: 500, description: "Terug" };
    stub.house.hasBalance = false;
    onTestFinished(() => void (stub.house.hasBalance = true));
    const refund = await mollie.createRefund(order);
    expect(refund.state).toBe("queued");
    expect(await mollie.createRefund(order)).toEqual(refund);
    expect(stub.calls.at(-1)).toMatchObject({ key: `refund-${order.refundId}`, body: { amount: { value: "5.00" } } });
    expect(stub.payment(providerId).refunds).toHaveLength(1);
    await stub.setRefund(refund.id, "refunded");
    expect(await mollie.getRefund(providerId, refund.id)).toEqual({ id: refund.id, state: "refunded" });
  });

  it("that was canceled is no longer known to Mollie, and counts as canceled", async () => {
    const { id } = await aPaid();
    const refund = await aRefund(id);
    await stub.setRefund(refund.id, "canceled");
    expect(await mollie.getRefund(id, refund.id)).toEqual({ id: refund.id, state: "canceled" });
    await expect(mollie.getRefund("tr_other", refund.id)).rejects.toMatchObject({ reason: "not-found" });
  });

  it("of more than was paid is refused", async () => {
    const { id } = await aPaid();
    await expect(aRefund(id, 12_341)).rejects.toMatchObject({ reason: "other" });
  });

  it("of an equal amount within the hour has to wait: Mollie takes it for a mistake", async () => {
    const { id } = await aPaid();
    await aRefund(id);
    await expect(aRefund(id)).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  it.each([
    ["bancontact", 364, "other"],
    ["bancontact", 366, "too-old"],
    ["belfius", 179, "other"],
    ["belfius", 181, "too-old"],
  ])("with %s after %d days that Mollie refuses is refused as %s", async (method, age, reason) => {
    const { id } = await mollie.createPayment(orderOf());
    await stub.setState(id, "paid", { method });
    stub.payment(id).endedAt = later(clock.now(), -days(age));
    await expect(aRefund(id, 12_341)).rejects.toMatchObject({ reason });
  });

  it("of a payment that Mollie no longer pays back is too old", async () => {
    const { id } = await aPaid();
    stub.payment(id).isRefundable = false;
    await expect(aRefund(id)).rejects.toMatchObject({ reason: "too-old" });
  });
});

describe("Mollie when it fails", () => {
  it.each<MollieFault>(["500", "503", "html", "429", "401", "drop", "timeout"])(
    "with %s is unavailable",
    async (fault) => {
      stub.failNext(fault);
      const order = orderOf();
      await expect(mollie.createPayment(order)).rejects.toBeInstanceOf(ProviderUnavailable);
      expect(stub.paymentOf(order.paymentId)).toEqual([]);
      await mollie.createPayment(order);
      expect(stub.paymentOf(order.paymentId)).toHaveLength(1);
    },
  );

  it.each<MollieFault>(["500-after", "drop-after", "timeout-after"])(
    "with %s has made the payment: when asked again, it is the same",
    async (fault) => {
      stub.failNext(fault);
      const order = orderOf();
      await expect(mollie.createPayment(order)).rejects.toBeInstanceOf(ProviderUnavailable);
      const payment = await mollie.createPayment(order);
      expect(stub.paymentOf(order.paymentId).map(({ id }) => id)).toEqual([payment.id]);
    },
  );

  it("refuses what is wrong, with its explanation for the log", async () => {
    stub.failNext("422");
    await expect(mollie.createPayment(orderOf())).rejects.toThrow(/POST \/payments: 422 .*Refused by the stub/);
    const local = mollie.createPayment(
      orderOf({ webhookUrl: "http://api.organization.localhost:3000/api/payments/x" }),
    );
    await expect(local).rejects.toBeInstanceOf(ProviderRefused);
    await expect(mollie.getPayment("tr_none")).rejects.toMatchObject({ reason: "not-found" });
  });

  it("is unavailable with another API key", async () => {
    const other = opened({ ...stub.settings, MOLLIE_API_KEY: "test_other" });
    await expect(other.getPayment("tr_none")).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  it("refuses a key that was used for another amount", async () => {
    const order = orderOf();
    await mollie.createPayment(order);
    await expect(mollie.createPayment({ ...order, amount: 1 })).rejects.toMatchObject({ reason: "other" });
  });

  it("is waited for no longer than the patience when it responds late", async () => {
    const release = stub.hold();
    await expect(mollie.getPayment("tr_none")).rejects.toBeInstanceOf(ProviderUnavailable);
    release();
  });
});
