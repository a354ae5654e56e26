import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { days, hours, minutes } from "#platform/clock.ts";
import { useMollie } from "#testing/use-mollie.ts";
import { payers } from "../paying.factory.ts";
import { lockPayment } from "../lock-payment.ts";
import { startRefund } from "./start-refund.ts";

const { test, mollie: stub } = useMollie();
let made: ReturnType<typeof payers>;
beforeAll(async () => {
  made = payers(test);
  await made.aHouse();
});
afterEach(() => {
  stub.recover();
  stub.house.hasBalance = true;
});

async function somebodyWhoPaid() {
  const payer = await made.aPayerAtMollie(await made.aPaidCourse());
  await stub.setState(payer.providerId, "paid");
  await test.runJobs();
  return payer;
}
type Paid = Awaited<ReturnType<typeof somebodyWhoPaid>>;
const refund = ({ paymentId }: Paid, amount?: number) =>
  test.services.db.transaction().execute(async (tx) => {
    const { payment } = await lockPayment(tx, paymentId);
    const order = { payment, ...(amount !== undefined && { amount }), paidFor: "Zinnen", by: null };
    return startRefund(tx, test.services, { ...order, now: test.clock.now() });
  });
const refundOf = async (payer: Paid) => {
  const row = (await made.refundsOf(payer)).at(-1);
  if (!row) throw new Error("no refund");
  return row;
};
const pollAfter = async (milliseconds: number) => {
  test.clock.advance(milliseconds);
  await test.runScheduled("enrolments.poll-payments");
};

describe("a refund", () => {
  it("is made at the provider, and followed until it has arrived", async () => {
    const payer = await somebodyWhoPaid();
    await refund(payer);
    await test.runJobs();
    const made1 = await refundOf(payer);
    expect(made1).toMatchObject({ way: "provider", state: "pending", amount: 12_345 });
    const [atMollie] = stub.payment(payer.providerId).refunds;
    expect(atMollie).toMatchObject({ id: made1.provider_id, cents: 12_345 });
    await stub.setRefund(made1.provider_id ?? "", "processing");
    await test.runJobs();
    expect((await refundOf(payer)).state).toBe("processing");
    await stub.setRefund(made1.provider_id ?? "", "refunded");
    await test.runJobs();
    expect(await refundOf(payer)).toMatchObject({
      state: "refunded",
      refunded_at: test.clock.now(),
      next_check_at: null,
    });
  });

  it("keeps the moment when it first arrived, and is mailed about only then, however often checked", async () => {
    const payer = await somebodyWhoPaid();
    await refund(payer);
    await test.runJobs();
    await stub.setRefund((await refundOf(payer)).provider_id ?? "", "refunded");
    await test.runJobs();
    const { refunded_at } = await refundOf(payer);
    test.clock.advance(days(1));
    await stub.notify(payer.providerId);
    expect(await test.runJobs()).toEqual([]);
    expect((await refundOf(payer)).refunded_at).toEqual(refunded_at);
  });

  it("waits in the queue without balance, however long, and is still checked", async () => {
    const payer = await somebodyWhoPaid();
    stub.house.hasBalance = false;
    await refund(payer);
    await test.runJobs();
    for (let day = 0; day < 5; day += 1) await pollAfter(days(1));
    const { id, way, state } = await refundOf(payer);
    expect([way, state]).toEqual(["provider", "queued"]);
    // The provider will still pay it: if staff transferred it as well, it would go back twice.
    const iban = "BE68539007547034";
    expect((await (await made.aBookkeeper()).post(`/staff/refunds/${id}/transferred`, { iban })).status).toBe(409);
    expect(await refundOf(payer)).toMatchObject({ state: "queued", iban: null });
    const [atMollie] = stub.payment(payer.providerId).refunds;
    if (atMollie) atMollie.status = "refunded";
    await pollAfter(hours(1));
    expect((await refundOf(payer)).state).toBe("refunded");
  });

  it.each(["500", "500-after", "drop-after"] as const)(
    "is made once when the provider fails with %s",
    async (fault) => {
      const payer = await somebodyWhoPaid();
      await refund(payer, 5000);
      stub.failNext(fault);
      await expect(test.runJobs()).rejects.toThrow(/Mollie/);
      expect((await refundOf(payer)).state).toBe("creating");
      await pollAfter(minutes(1));
      expect((await refundOf(payer)).state).toBe("pending");
      expect(stub.payment(payer.providerId).refunds).toHaveLength(1);
      await test.runJobs();
    },
  );

  it("is left for a decision when its result was unknown for an hour: a second one might succeed as well", async () => {
    const payer = await somebodyWhoPaid();
    await refund(payer, 5000);
    stub.failNext("500-after");
    await expect(test.runJobs()).rejects.toThrow(/Mollie/);
    await pollAfter(hours(2));
    expect(stub.payment(payer.providerId).refunds).toHaveLength(1);
    expect((await refundOf(payer)).state).toBe("failed");
    expect(await made.anomaliesOf(payer)).toMatchObject([{ kind: "refund-failed" }]);
    await test.runJobs();
  });

  it("with the same amount as another of its payment follows an hour later; both go through", async () => {
    const payer = await somebodyWhoPaid();
    for (const _ of [1, 2, 3]) await refund(payer, 2000);
    await test.runJobs();
    const amounts = () => stub.payment(payer.providerId).refunds.map(({ cents }) => cents);
    expect(amounts()).toEqual([2000]);
    await pollAfter(minutes(59));
    expect(amounts()).toEqual([2000]);
    await pollAfter(minutes(2));
    expect(amounts()).toEqual([2000, 2000]);
    // The first answer about the third is lost: its key counts from when it was asked.
    stub.failNext("500-after", { on: /refunds$/ });
    await pollAfter(minutes(61));
    await pollAfter(minutes(1));
    expect(amounts()).toEqual([2000, 2000, 2000]);
    expect(new Set((await made.refundsOf(payer)).map(({ state }) => state))).toEqual(new Set(["pending"]));
    expect(await made.anomaliesOf(payer)).toEqual([]);
  });

  it("of more than came in is refused, even in parts", async () => {
    const payer = await somebodyWhoPaid();
    await expect(refund(payer, 12_346)).rejects.toThrow(/meer dan/);
    await refund(payer, 12_000);
    await expect(refund(payer, 346)).rejects.toThrow(/meer dan/);
    await refund(payer, 345);
    await expect(refund(payer)).rejects.toThrow(/meer dan/);
  });

  it("of what the bank already took back is refused", async () => {
    const payer = await somebodyWhoPaid();
    await stub.chargeBack(payer.providerId);
    await test.runJobs();
    await expect(refund(payer)).rejects.toThrow(/meer dan/);
  });

  it("to a closed account is left for staff, who transfer it by hand", async () => {
    const payer = await somebodyWhoPaid();
    await refund(payer);
    await test.runJobs();
    const first = await refundOf(payer);
    await stub.setRefund(first.provider_id ?? "", "refunded");
    await test.runJobs();
    // The money came back to us after all.
    await stub.setRefund(first.provider_id ?? "", "failed");
    await test.runJobs();
    expect((await refundOf(payer)).state).toBe("failed");
    const [anomaly] = await made.anomaliesOf(payer);
    expect(anomaly?.kind).toBe("refund-failed");
    const bookkeeper = await made.aBookkeeper();
    const decided = await bookkeeper.post(`/staff/anomalies/${anomaly?.id}/decide`, { decision: "refund" });
    expect(decided.body.data.decision).toBe("refunded");
    expect(await refundOf(payer)).toMatchObject({ way: "transfer", state: "queued", amount: 12_345 });
  });

  it("that was canceled at the provider is left for a decision", async () => {
    const payer = await somebodyWhoPaid();
    await refund(payer);
    await test.runJobs();
    await stub.setRefund((await refundOf(payer)).provider_id ?? "", "canceled");
    await pollAfter(hours(1));
    expect((await refundOf(payer)).state).toBe("canceled");
    expect(await made.anomaliesOf(payer)).toMatchObject([{ kind: "refund-failed" }]);
    await test.runJobs();
  });
});

describe("a refund of a payment at another provider", () => {
  it("waits until that one is the provider again", async () => {
    const payer = await somebodyWhoPaid();
    await test.services.db
      .updateTable("payments")
      .set({ provider: "till" })
      .where("id", "=", payer.paymentId)
      .execute();
    await refund(payer);
    await test.runJobs();
    expect(await refundOf(payer)).toMatchObject({ way: "provider", state: "creating", first_asked_at: null });
    expect(stub.payment(payer.providerId).refunds).toEqual([]);
  });
});

describe("what the provider no longer pays back", () => {
  it("is transferred by hand, after 365 days", async () => {
    const payer = await somebodyWhoPaid();
    test.clock.advance(days(366));
    await refund(payer);
    await test.runJobs();
    expect(await refundOf(payer)).toMatchObject({ way: "transfer", state: "queued" });
    expect(stub.payment(payer.providerId).refunds).toEqual([]);
  });

  it("is transferred by hand when its method has a shorter limit: once, with the receiving account", async () => {
    const payer = await somebodyWhoPaid();
    stub.payment(payer.providerId).isRefundable = false;
    await refund(payer);
    await test.runJobs();
    const { id } = await refundOf(payer);
    const bookkeeper = await made.aBookkeeper();
    const waiting = (await bookkeeper.get("/staff/refunds?state=to-transfer")).body.data as { id: string }[];
    expect(waiting.map((row) => row.id)).toContain(id);
    const transfer = (iban: string) => bookkeeper.post(`/staff/refunds/${id}/transferred`, { iban });
    expect((await transfer("BE68 5390 0754 7035")).body.errors).toHaveProperty("iban");
    const answers = await Promise.all([transfer("BE68 5390 0754 7034"), transfer("BE68 5390 0754 7034")]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await refundOf(payer)).toMatchObject({ state: "refunded", iban: "BE68539007547034" });
    expect(
      (await bookkeeper.post(`/staff/refunds/${crypto.randomUUID()}/transferred`, { iban: "BE68539007547034" })).status,
    ).toBe(404);
  });
});

describe("what somebody paid back at the provider by hand", () => {
  const byHand = (payer: Paid, cents: number) =>
    stub.payment(payer.providerId).refunds.push({
      id: `re_${crypto.randomUUID().slice(0, 8)}`,
      status: "refunded",
      cents,
      createdAt: test.clock.now(),
    });

  it("does not go back again", async () => {
    const payer = await somebodyWhoPaid();
    byHand(payer, 12_000);
    await stub.notify(payer.providerId);
    await test.runJobs();
    await expect(refund(payer, 346)).rejects.toThrow("meer dan er");
    await refund(payer);
    expect((await refundOf(payer)).amount).toBe(345);
  });

  it("is not transferred either when the provider refuses to pay it back again", async () => {
    const payer = await somebodyWhoPaid();
    byHand(payer, 12_345);
    await refund(payer);
    await test.runJobs();
    expect((await refundOf(payer)).state).toBe("failed");
    const [anomaly] = await made.anomaliesOf(payer);
    const bookkeeper = await made.aBookkeeper();
    const { data } = (await bookkeeper.get(`/staff/anomalies/${anomaly?.id}`)).body;
    expect(data).toMatchObject({ kind: "refund-failed", choices: ["dismiss"], payment: { refunded: 123.45 } });
  });
});
