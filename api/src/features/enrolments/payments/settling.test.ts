import { beforeEach, describe, expect, it } from "vitest";
import { days, hours, minutes } from "#platform/clock.ts";
import { giveUpPayment } from "./check-payment.ts";
import { kindsTo, useSettling } from "./settling.factory.ts";
import { applyProviderState } from "./settle-payment.ts";

/* How a payment ends, and how we find out: rows of docs/product/payments.md#what-can-go-wrong. */

const { test, stub, made, anyPayer, forgetOthers, pollAfter } = useSettling();

describe("a payment that comes in", () => {
  it("enrols, with an invoice, and notifies participant and organiser once", async () => {
    const payer = await anyPayer();
    await stub.setState(payer.providerId, "paid", { method: "kbc" });
    const mails = await test.runJobs();
    expect(kindsTo(mails)).toEqual(["enrolments.enrolled", "enrolments.paid"]);
    const { data } = (await made.look(payer)).body;
    expect(data).toMatchObject({ step: "compleet", activePayment: { state: "paid", method: "kbc", amount: 123.45 } });
    expect(await made.invoicesOf(payer)).toMatchObject([{ total: 12_345, payment_id: payer.paymentId, method: "kbc" }]);
    expect(await made.notificationsOf(payer)).toEqual(["participantParticipationSuccessfulNotification"]);
    expect(await made.newestOf(payer)).toMatchObject({ received: 12_345, next_check_at: null, checkout_url: null });
  });

  it("is found when the person comes back before the webhook, which then changes nothing", async () => {
    const payer = await anyPayer();
    await stub.setState(payer.providerId, "paid", { isSilent: true });
    test.clock.advance(1000);
    expect((await made.look(payer)).body.data.step).toBe("compleet");
    const mails = await test.runJobs();
    await stub.notify(payer.providerId);
    expect(kindsTo([...mails, ...(await test.runJobs())])).toEqual(["enrolments.enrolled", "enrolments.paid"]);
    expect(await made.invoicesOf(payer)).toHaveLength(1);
    expect(await made.anomaliesOf(payer)).toEqual([]);
  });

  it("stays as it is when an older answer arrives late, and is never given up", async () => {
    const payer = await anyPayer();
    const before = await test.services.payments?.getPayment(payer.providerId);
    await stub.setState(payer.providerId, "paid");
    await test.runJobs();
    const paid = await made.newestOf(payer);
    if (before) await applyProviderState(test.services, payer.paymentId, before);
    await giveUpPayment(test.services, payer.paymentId);
    expect(await made.newestOf(payer)).toEqual(paid);
  });

  it("is checked at most once per second by people who open the page", async () => {
    const payer = await anyPayer();
    const asked = () => stub.calls.filter(({ path }) => path === `/payments/${payer.providerId}`).length;
    test.clock.advance(2000);
    const before = asked();
    for (let times = 0; times < 5; times += 1) await made.look(payer);
    expect(asked() - before).toBe(1);
    test.clock.advance(1000);
    await made.look(payer);
    expect(asked() - before).toBe(2);
  });

  it("is checked once at a time, and of the payments that were let go only the last ones", async () => {
    const payer = await anyPayer();
    stub.failNext("503", { times: 99, on: /DELETE|GET/ });
    for (let times = 0; times < 4; times += 1) {
      // The time at which they were made tells which were let go last.
      test.clock.advance(1000);
      await made.choose(payer, { bookEnabled: times % 2 === 0 });
      await test.services.db
        .updateTable("payments")
        .set({ state: "failed", failure: "let-go", next_check_at: test.clock.now() })
        .where("enrolment_id", "=", payer.enrolmentId)
        .execute();
      await made.pay(payer);
    }
    stub.recover();
    test.clock.advance(2000);
    const before = stub.calls.length;
    const asked = () => stub.calls.slice(before).map(({ path }) => path);
    const release = stub.hold();
    const looks: Promise<unknown>[] = [made.look(payer)];
    try {
      await expect.poll(asked).toHaveLength(3);
      test.clock.advance(1100);
      looks.push(made.look(payer));
      // A page first claims the payments that it checks, and then asks: a call of our own arrives after those.
      await expect.poll(() => made.newestOf(payer)).toMatchObject({ asked_at: test.clock.now() });
      looks.push(Promise.resolve(test.services.payments?.getPayment("tr_other")));
      await expect.poll(asked).toContain("/payments/tr_other");
      expect(asked()).toHaveLength(4);
    } finally {
      release();
      await Promise.allSettled(looks);
    }
  });

  it("is for what was agreed, whatever was chosen while it was on its way", async () => {
    const payer = await made.aPayerAtMollie(await made.aPaidCourse(), { choice: { bookEnabled: true } });
    stub.failNext("503", { times: 5, on: /DELETE|GET/ });
    await made.choose(payer, { taalDeelEnabled: true });
    stub.recover();
    await stub.setState(payer.providerId, "paid");
    await test.runJobs();
    const { data } = (await made.look(payer)).body;
    expect(data).toMatchObject({ step: "compleet", bookEnabled: true, taalDeelEnabled: false, priceTotal: 146.85 });
    expect((await made.invoicesOf(payer)).map(({ total }) => total)).toEqual([14_685]);
  });
});

describe("a payment that fails", () => {
  it.each(["canceled", "expired", "failed"] as const)(
    "as %s is mailed about, leaves the seat held, and can be tried again",
    async (state) => {
      const payer = await anyPayer();
      await stub.setState(payer.providerId, state);
      expect(kindsTo(await test.runJobs())).toEqual(["enrolments.payment-failed"]);
      const { data } = (await made.look(payer)).body;
      expect(data).toMatchObject({ step: "betaling", activePayment: { state: "failed" } });
      expect(data.reservedUntil).not.toBeNull();
      await stub.notify(payer.providerId);
      expect(await test.runJobs()).toEqual([]);
      const again = await made.pay(payer);
      expect(again.body.data.url.href).not.toContain(payer.providerId);
    },
  );

  it("is found by polling when no webhook comes", async () => {
    const payer = await anyPayer();
    await stub.setState(payer.providerId, "canceled", { isSilent: true });
    await pollAfter(minutes(1));
    expect((await made.newestOf(payer)).failure).toBe("canceled");
  });

  it("changes nothing when a newer one was paid", async () => {
    const payer = await anyPayer();
    await made.choose(payer, { bookEnabled: true });
    await made.pay(payer);
    const second = await made.newestOf(payer);
    await stub.setState(second.provider_id ?? "", "paid");
    await test.runJobs();
    await stub.setState(payer.providerId, "expired");
    expect(await test.runJobs()).toEqual([]);
    expect((await made.look(payer)).body.data).toMatchObject({ step: "compleet", activePayment: { state: "paid" } });
    expect(await made.anomaliesOf(payer)).toEqual([]);
  });
});

describe("a person who lets their seat lapse", () => {
  beforeEach(forgetOthers);

  it("is mailed ten minutes before, once", async () => {
    await anyPayer();
    test.clock.advance(minutes(21));
    const mails = await test.runScheduled("enrolments.expire-seats");
    expect(kindsTo(mails)).toEqual(["enrolments.expiring"]);
    expect(await test.runScheduled("enrolments.expire-seats")).toEqual([]);
    test.clock.advance(hours(1));
    await test.runScheduled("enrolments.expire-seats");
  });

  it("and paid nothing yet is mailed after ten minutes that a payment is open, once", async () => {
    const payer = await anyPayer();
    const kinds: (string | undefined)[] = [];
    for (const minute of [1, 1, 3, 5, 5]) kinds.push(...kindsTo(await pollAfter(minutes(minute))));
    expect(kinds).toEqual(["enrolments.payment-pending"]);
    await stub.setState(payer.providerId, "expired", { isSilent: true });
    test.clock.advance(days(3));
    await test.runScheduled("enrolments.expire-seats");
    await test.runScheduled("enrolments.poll-payments");
    await test.runJobs();
  });
});
