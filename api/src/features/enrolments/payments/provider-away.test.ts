import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { hours, later, minutes } from "#platform/clock.ts";
import { checkPayment } from "./check-payment.ts";
import { kindsTo, useSettling } from "./settling.factory.ts";

/* How a payment ends, and how we find out: rows of docs/product/payments.md#what-can-go-wrong. */

const { test, stub, made, anyPayer, forgetOthers, pollAfter } = useSettling();

describe("an open payment", () => {
  beforeEach(forgetOthers);

  const stays = async () => {
    const payer = await anyPayer();
    stub.payment(payer.providerId).expiresAt = later(test.clock.now(), hours(2));
    return payer;
  };

  it("is mailed about even when the provider is away at that moment", async () => {
    await stays();
    for (const minute of [1, 1, 3]) await pollAfter(minutes(minute));
    stub.failNext("503", { times: 50 });
    expect(kindsTo(await pollAfter(minutes(5)))).toEqual(["enrolments.payment-pending"]);
  });

  it("is checked once, and mailed about, after the site itself was away", async () => {
    const payer = await stays();
    const from = stub.calls.length;
    expect(kindsTo(await pollAfter(minutes(40)))).toEqual(["enrolments.payment-pending"]);
    expect(stub.calls.slice(from).filter(({ path }) => path === `/payments/${payer.providerId}`)).toHaveLength(1);
    expect(kindsTo(await pollAfter(hours(1)))).toEqual([]);
  });

  it("is given up in the end when the provider stays away", async () => {
    const payer = await stays();
    stub.failNext("503", { times: 10_000 });
    for (let hour = 0; hour < 26; hour += 1) await pollAfter(hours(1));
    expect(await made.newestOf(payer)).toMatchObject({ state: "failed", failure: "given-up", next_check_at: null });
  });
});

describe("a payment that was begun at another provider", () => {
  it("is not given up because the current one does not know it", async () => {
    const payer = await anyPayer();
    const elsewhere = { provider: "till" as const, provider_id: `till_${payer.paymentId}` };
    await test.services.db.updateTable("payments").set(elsewhere).where("id", "=", payer.paymentId).execute();
    test.clock.advance(minutes(1));
    expect((await made.look(payer)).body.data.activePayment.state).toBe("pending");
    expect(await made.newestOf(payer)).toMatchObject({ state: "pending", ...elsewhere });
  });
});

describe("a database that responds too late", () => {
  it("leaves the payment as it was, to be checked again, and files nothing for staff", async () => {
    const payer = await anyPayer();
    await stub.setState(payer.providerId, "paid", { isSilent: true });
    const waits = vi.spyOn(test.services.db, "transaction").mockImplementationOnce(() => {
      throw new Error("timeout exceeded when trying to connect");
    });
    onTestFinished(() => waits.mockRestore());
    await expect(checkPayment(test.services, payer.paymentId)).rejects.toThrow(/timeout/);
    expect(await made.newestOf(payer)).toMatchObject({ state: "pending" });
    await checkPayment(test.services, payer.paymentId);
    expect((await made.look(payer)).body.data.step).toBe("compleet");
    expect(await made.anomaliesOf(payer)).toEqual([]);
  });
});

describe("a provider that is away", () => {
  it("makes the job of the webhook fail, to be tried again; a later check finds the payment", async () => {
    const payer = await anyPayer();
    stub.failNext("503", { times: 3 });
    await stub.setState(payer.providerId, "paid");
    await expect(checkPayment(test.services, payer.paymentId)).rejects.toThrow(/503/);
    await expect(test.runJobs()).rejects.toThrow(/503/);
    expect((await made.look(payer)).status).toBe(200);
    stub.recover();
    await pollAfter(minutes(2));
    expect((await made.enrolmentOf(payer)).finalized_at).not.toBeNull();
  });

  it("never keeps people who open the page waiting", async () => {
    const payer = await anyPayer();
    test.clock.advance(2000);
    stub.failNext("timeout");
    const began = performance.now();
    const answer = await made.look(payer);
    expect(answer.body.data.activePayment.state).toBe("pending");
    expect(performance.now() - began).toBeLessThan(8000);
  });

  it("never keeps people who choose something else waiting", async () => {
    const payer = await anyPayer();
    stub.failNext("timeout");
    const began = performance.now();
    const answer = await made.choose(payer, { bookEnabled: true });
    expect(answer.body.data.bookEnabled).toBe(true);
    expect(performance.now() - began).toBeLessThan(8000);
  });

  it("for over a day has its payments given up, as are payments that no provider knows", async () => {
    const [silent, unknown] = [await anyPayer(), await anyPayer()];
    await test.services.db
      .updateTable("payments")
      .set({ provider_id: "tr_gone" })
      .where("id", "=", unknown.paymentId)
      .execute();
    // The person began to pay, and never finished: Mollie lets only open payments expire.
    stub.payment(silent.providerId).status = "pending";
    for (let hour = 0; hour < 23; hour += 1) await pollAfter(hours(1));
    expect(await made.newestOf(unknown)).toMatchObject({ state: "failed", next_check_at: null });
    expect(await made.newestOf(silent)).toMatchObject({ state: "pending" });
    for (let hour = 0; hour < 3; hour += 1) await pollAfter(hours(1));
    expect(await made.newestOf(silent)).toMatchObject({ state: "failed", failure: "given-up", next_check_at: null });
  });
});
