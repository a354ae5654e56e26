import { beforeAll, describe, expect, it } from "vitest";
import { days, hours, later, minutes } from "#platform/clock.ts";
import { useMollie } from "#testing/use-mollie.ts";
import { aLine, BUYER } from "#features/billing/invoices/invoice.factory.ts";
import { issueCreditNote } from "#features/billing/invoices/issue-credit-note.ts";
import { issueInvoice } from "#features/billing/invoices/issue-invoice.ts";
import { lockPayment } from "../lock-payment.ts";
import { aMagazineRequest } from "#features/magazine/requests/request.factory.ts";
import { payers } from "../paying.factory.ts";
import { startRefund } from "../refunds/start-refund.ts";

const { test, mollie: stub } = useMollie();
let made: ReturnType<typeof payers>;
beforeAll(async () => {
  made = payers(test);
  await made.aHouse();
});

async function somebodyWhoPaid(choice = {}) {
  const payer = await made.aPayerAtMollie(await made.aPaidCourse(), { choice });
  await stub.setState(payer.providerId, "paid");
  await test.runJobs();
  return payer;
}
const kindsOf = async (payer: { enrolmentId: string }) => (await made.anomaliesOf(payer)).map(({ kind }) => kind);
const check = () => test.runScheduled("enrolments.check-books");

describe("the books of an enrolment", () => {
  it("balance when it is paid, and when it is credited and paid back", async () => {
    const payer = await somebodyWhoPaid({ bookEnabled: true });
    const [invoice] = await made.invoicesOf(payer);
    await check();
    expect(await kindsOf(payer)).toEqual([]);
    await test.services.db.transaction().execute(async (tx) => {
      const { payment } = await lockPayment(tx, payer.paymentId);
      const order = { payment, amount: 2340, paidFor: "Boek", by: null, now: test.clock.now() };
      await startRefund(tx, test.services, order);
      const credits = [{ code: "book" as const, amount: 2340 }];
      await issueCreditNote(tx, test.services, { invoiceId: invoice?.id ?? "", credits, reason: "Geen boek" });
    });
    await test.runJobs();
    await check();
    expect(await kindsOf(payer)).toEqual([]);
  });

  it("leave alone the invoice of a magazine subscription, which has no enrolment", async () => {
    const { db } = test.services;
    const { id: subscriptionId } = await aMagazineRequest(test.services);
    await db
      .transaction()
      .execute((tx) =>
        issueInvoice(tx, test.services, { subscriptionId, userId: null, buyer: BUYER, lines: [aLine()], method: null }),
      );
    await check();
    expect(await db.selectFrom("anomalies").select("id").where("enrolment_id", "is", null).execute()).toEqual([]);
  });

  it("balance when a second payment goes back, for which there is no invoice", async () => {
    const payer = await made.aPayerAtMollie(await made.aPaidCourse());
    await made.choose(payer, { bookEnabled: true });
    await made.pay(payer);
    const second = await made.newestOf(payer);
    for (const id of [payer.providerId, second.provider_id ?? ""]) {
      await stub.setState(id, "paid");
      await test.runJobs();
    }
    // Staff is still looking at it.
    await check();
    expect(await kindsOf(payer)).toEqual(["paid-twice"]);
    const [anomaly] = await made.anomaliesOf(payer);
    const bookkeeper = await made.aBookkeeper();
    await bookkeeper.post(`/staff/anomalies/${anomaly?.id}/decide`, { decision: "refund" });
    await test.runJobs();
    await check();
    expect(await kindsOf(payer)).toEqual(["paid-twice"]);
  });

  it("do not balance when the bank took the money back, and staff left it at that", async () => {
    const payer = await somebodyWhoPaid();
    await stub.chargeBack(payer.providerId);
    await test.runJobs();
    const [anomaly] = await made.anomaliesOf(payer);
    const bookkeeper = await made.aBookkeeper();
    await bookkeeper.post(`/staff/anomalies/${anomaly?.id}/decide`, { decision: "dismiss", note: "Gezien." });
    await check();
    expect(await made.anomaliesOf(payer)).toMatchObject([
      { kind: "chargeback" },
      { kind: "books-unbalanced", details: { expected: 12_345, received: 0 } },
    ]);
  });

  it("that do not balance are filed once, and again when the difference changes", async () => {
    const payer = await somebodyWhoPaid();
    const bookkeeper = await made.aBookkeeper();
    const receive = (received: number) =>
      test.services.db.updateTable("payments").set({ received }).where("id", "=", payer.paymentId).execute();
    await receive(12_300);
    await check();
    await check();
    const [anomaly] = await made.anomaliesOf(payer);
    expect(anomaly).toMatchObject({ kind: "books-unbalanced", details: { expected: 12_345, received: 12_300 } });
    await bookkeeper.post(`/staff/anomalies/${anomaly?.id}/decide`, { decision: "dismiss", note: "Gezien." });
    await check();
    expect(await kindsOf(payer)).toHaveLength(1);
    await receive(12_000);
    await check();
    expect(await kindsOf(payer)).toHaveLength(2);
  });
});

describe("reconciling with the provider", () => {
  const reconcile = () => test.runScheduled("enrolments.reconcile");

  it("settles a payment that we missed", async () => {
    const payer = await made.aPayerAtMollie(await made.aPaidCourse());
    await stub.setState(payer.providerId, "paid", { isSilent: true });
    await reconcile();
    expect(await made.invoicesOf(payer)).toHaveLength(1);
  });

  it("settles the other payments when one of them fails", async () => {
    const missed = await made.aPayerAtMollie(await made.aPaidCourse());
    await stub.setState(missed.providerId, "paid", { isSilent: true });
    const newer = await somebodyWhoPaid();
    await test.services.db.transaction().execute(async (tx) => {
      const { payment } = await lockPayment(tx, newer.paymentId);
      await startRefund(tx, test.services, { payment, paidFor: "Zinnen", by: null, now: test.clock.now() });
    });
    await test.runJobs();
    stub.failNext("503", { on: /\/refunds\// });
    await expect(reconcile()).rejects.toThrow("1 failed");
    stub.recover();
    expect(await made.invoicesOf(missed)).toHaveLength(1);
  });

  it("finds a payment that was made without our receiving its id", async () => {
    const payer = await made.aPayer(await made.aPaidCourse());
    await made.choose(payer);
    stub.failNext("500-after");
    await made.pay(payer);
    const { id } = await made.newestOf(payer);
    await test.services.db
      .updateTable("payments")
      .set({ created_at: later(test.clock.now(), -hours(2)) })
      .where("id", "=", id)
      .execute();
    test.clock.advance(minutes(1));
    await test.runScheduled("enrolments.poll-payments");
    expect((await made.newestOf(payer)).failure).toBe("given-up");
    const [atMollie] = stub.paymentOf(id);
    await stub.setState(atMollie?.id ?? "", "paid", { isSilent: true });
    await reconcile();
    expect(await made.newestOf(payer)).toMatchObject({ state: "paid", provider_id: atMollie?.id });
    expect((await made.enrolmentOf(payer)).finalized_at).not.toBeNull();
  });

  it("files a payment that we did not know, once, and no more than a week back", async () => {
    const { id } = stub.add({ status: "paid", cents: 999, endedAt: test.clock.now() });
    stub.add({ status: "open", cents: 998 });
    const old = stub.add({ status: "paid", cents: 997, createdAt: later(test.clock.now(), -days(8)) });
    stub.payments.unshift(...stub.payments.splice(stub.payments.indexOf(old), 1));
    await reconcile();
    await reconcile();
    const filed = await test.services.db
      .selectFrom("anomalies")
      .select("details")
      .where("kind", "=", "unknown-payment")
      .execute();
    expect(filed.map(({ details }) => details)).toEqual([{ expected: null, received: 999, providerId: id }]);
  });

  it("files what was paid back there without our asking, besides what staff transferred", async () => {
    const payer = await somebodyWhoPaid();
    const { paymentId: payment_id } = payer;
    const transferred = {
      amount: 1000,
      reason: "Ziek",
      state: "refunded",
      way: "transfer",
      iban: "BE68539007547034",
    } as const;
    await test.services.db
      .insertInto("refunds")
      .values({ ...transferred, payment_id, created_at: test.clock.now(), refunded_at: test.clock.now() })
      .execute();
    stub.payment(payer.providerId).refunds.push({
      id: "re_elsewhere",
      status: "refunded",
      cents: 1000,
      createdAt: test.clock.now(),
    });
    await reconcile();
    await reconcile();
    expect(await made.anomaliesOf(payer)).toMatchObject([
      { kind: "books-unbalanced", details: { expected: 0, received: 1000 } },
    ]);
  });
});
