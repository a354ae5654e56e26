import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { minutes } from "#platform/clock.ts";
import { useMollie } from "#testing/use-mollie.ts";
import { reconcile } from "./books/reconcile.ts";
import { checkPayment } from "./check-payment.ts";
import { expireSeats } from "./expire-seats.ts";
import { poll } from "./poll-payments.ts";
import { payers } from "./paying.factory.ts";
import { atOnce } from "./races.factory.ts";

/* Concurrent actions on a payment: what is stored is consistent with one of them having come first. */

const { test, mollie: stub } = useMollie({ DATABASE_POOL: "40" });
let made: ReturnType<typeof payers>;
beforeAll(async () => {
  made = payers(test);
  await made.aHouse();
});
afterEach(() => stub.recover());

describe("twenty webhooks, five page views, polling and the end of the seat at the same time", () => {
  it("write one invoice and notify each person once", async () => {
    const payer = await made.aPayerAtMollie(await made.aPaidCourse());
    await stub.setState(payer.providerId, "paid", { isSilent: true });
    test.clock.advance(minutes(2));
    await atOnce([
      ...Array.from({ length: 20 }, () => () => stub.notify(payer.providerId)),
      ...Array.from({ length: 20 }, () => () => checkPayment(test.services, payer.paymentId)),
      ...Array.from({ length: 5 }, () => () => made.look(payer)),
      () => poll(test.services),
      () => expireSeats(test.services),
    ]);
    const mails = await test.runJobs();
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(["enrolments.enrolled", "enrolments.paid"]);
    expect(await made.invoicesOf(payer)).toHaveLength(1);
    expect(await made.notificationsOf(payer)).toEqual(["participantParticipationSuccessfulNotification"]);
    const told = await test.services.db
      .selectFrom("notifications")
      .select("id")
      .where("about_user_id", "=", payer.id)
      .where("type", "=", "organizerParticipationSuccessfulNotification")
      .execute();
    expect(told).toHaveLength(1);
    expect(await made.anomaliesOf(payer)).toEqual([]);
  });

  it("record a failure once", async () => {
    const payer = await made.aPayerAtMollie(await made.aPaidCourse());
    await stub.setState(payer.providerId, "canceled", { isSilent: true });
    await atOnce(Array.from({ length: 20 }, () => () => checkPayment(test.services, payer.paymentId)));
    expect((await test.runJobs()).map(({ kind }) => kind)).toEqual(["enrolments.payment-failed"]);
  });
});

describe("two processes", () => {
  it("that check one payment while its provider is slow store the answer once", async () => {
    const payer = await made.aPayerAtMollie(await made.aPaidCourse());
    await stub.setState(payer.providerId, "paid", { isSilent: true });
    const other = await test.openProcess();
    const before = stub.calls.length;
    const goOn = stub.hold();
    const asking = [test.services, other.services, test.services].map((each) => checkPayment(each, payer.paymentId));
    while (stub.calls.length < before + 3) await new Promise(setImmediate);
    goOn();
    await Promise.all(asking);
    await other.close();
    expect(await made.invoicesOf(payer)).toHaveLength(1);
    const told = (await test.runJobs()).map(({ kind }) => kind).filter((kind) => kind !== "enrolments.anomaly");
    expect(told.toSorted()).toEqual(["enrolments.enrolled", "enrolments.paid"]);
    expect(await made.anomaliesOf(payer)).toEqual([]);
  });

  it("that reconcile settle once, and file an unknown payment once", async () => {
    const payer = await made.aPayerAtMollie(await made.aPaidCourse());
    await stub.setState(payer.providerId, "paid", { isSilent: true });
    const stranger = stub.add({ status: "paid", cents: 500, endedAt: test.clock.now() });
    const other = await test.openProcess();
    await Promise.all([test.services, other.services, test.services, other.services].map((each) => reconcile(each)));
    await other.close();
    expect(await made.invoicesOf(payer)).toHaveLength(1);
    const filed = await test.services.db
      .selectFrom("anomalies")
      .select("details")
      .where("kind", "=", "unknown-payment")
      .execute();
    expect(filed.filter(({ details }) => JSON.stringify(details).includes(stranger.id))).toHaveLength(1);
    await test.runJobs();
  });
});
