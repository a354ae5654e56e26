import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { hours } from "#platform/clock.ts";
import { blockWrites, inOrderOf } from "#testing/in-order.ts";
import { useMollie } from "#testing/use-mollie.ts";
import { lockPayment } from "../lock-payment.ts";
import { payers } from "../paying.factory.ts";
import { poll } from "../poll-payments.ts";
import { holdCourse } from "../races.factory.ts";
import { checkRefund } from "./check-refund.ts";
import { startRefund } from "./start-refund.ts";

/* Concurrent refunds: what is stored is consistent with one of them having come first. */

const { test, mollie: stub } = useMollie({ DATABASE_POOL: "40" });
let made: ReturnType<typeof payers>;
beforeAll(async () => {
  made = payers(test);
  await made.aHouse();
});
afterEach(() => stub.recover());

const inOrder = inOrderOf(test);

/** Somebody who was paid back €20, which has arrived according to Mollie while we do not know it yet. */
async function somebodyPaidBack() {
  const course = await made.aPaidCourse();
  const payer = await made.aPayerAtMollie(course);
  await stub.setState(payer.providerId, "paid");
  await test.runJobs();
  const id = await test.services.db.transaction().execute(async (tx) => {
    const { payment } = await lockPayment(tx, payer.paymentId);
    return startRefund(tx, test.services, { payment, amount: 2000, paidFor: "Deel", by: null, now: test.clock.now() });
  });
  await test.runJobs();
  const [refund] = stub.payment(payer.providerId).refunds;
  if (refund) refund.status = "refunded";
  return { course, payer, id };
}

describe("a refund that has arrived", () => {
  it("is mailed about once when two processes check it at the same time", async () => {
    const { course, payer, id } = await somebodyPaidBack();
    const check = () => checkRefund(test.services, id);
    await inOrder(holdCourse(course.id), [check, check]);
    expect((await made.refundsOf(payer)).map(({ state }) => state)).toEqual(["refunded"]);
    expect((await test.runJobs()).map(({ kind }) => kind)).toEqual(["enrolments.refunded"]);
  });

  it("is checked by one of two processes that look at the same time for what is due", async () => {
    await somebodyPaidBack();
    test.clock.advance(hours(1));
    const before = stub.calls.length;
    const look = () => poll(test.services);
    await inOrder(blockWrites("refunds"), [look, look]);
    const asked = stub.calls.slice(before).filter(({ path }) => path.includes("/refunds/"));
    expect(asked).toHaveLength(1);
    await test.runJobs();
  });
});

describe("simultaneous refunds of one payment", () => {
  it("with equal amounts are requested from the provider one by one", async () => {
    const payer = await made.aPayerAtMollie(await made.aPaidCourse());
    await stub.setState(payer.providerId, "paid");
    await test.runJobs();
    const ids = await test.services.db.transaction().execute(async (tx) => {
      const { payment } = await lockPayment(tx, payer.paymentId);
      const order = { payment, amount: 2000, paidFor: "Deel", by: null, now: test.clock.now() };
      return [await startRefund(tx, test.services, order), await startRefund(tx, test.services, order)];
    });
    await inOrder(
      blockWrites("refunds"),
      ids.map((id) => () => checkRefund(test.services, id)),
    );
    expect(stub.payment(payer.providerId).refunds).toHaveLength(1);
    expect((await made.refundsOf(payer)).map(({ state }) => state)).toEqual(["pending", "creating"]);
    await test.runJobs();
  });

  it("together never exceed what came in", async () => {
    const payer = await made.aPayerAtMollie(await made.aPaidCourse());
    await stub.setState(payer.providerId, "paid");
    await test.runJobs();
    const half = () =>
      test.services.db.transaction().execute(async (tx) => {
        const { payment } = await lockPayment(tx, payer.paymentId);
        const now = test.clock.now();
        return startRefund(tx, test.services, { payment, amount: 6000, paidFor: "Helft", by: null, now });
      });
    const outcomes = await Promise.allSettled([half(), half(), half(), half()]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    expect(await made.refundsOf(payer)).toHaveLength(2);
  });
});
