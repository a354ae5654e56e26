import type { AddOnCode } from "@inktvis/contract/features/billing/add-on-codes";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { later, minutes } from "#platform/clock.ts";
import { useMollie } from "#testing/use-mollie.ts";
import { type Payer, payers } from "./paying.factory.ts";

const { test, mollie: stub } = useMollie();
let made: ReturnType<typeof payers>;
beforeAll(async () => {
  made = payers(test);
  await made.aHouse();
});

describe("the address where people pay", () => {
  it("belongs to one payment, however often it is requested", async () => {
    const payer = await made.aPayerAtMollie(await made.aPaidCourse());
    const again = await made.pay(payer);
    expect(again.headers["cache-control"]).toContain("no-store");
    expect(again.body.data.url.href).toBe(`https://www.mollie.com/checkout/select-method/${payer.providerId}`);
    expect(await made.paymentsOf(payer)).toHaveLength(1);
    expect(stub.paymentOf(payer.paymentId)).toHaveLength(1);
  });

  const isNew = async (payer: Payer & { providerId: string }) => {
    const { body } = await made.pay(payer);
    expect(body.data.url.href).not.toContain(payer.providerId);
    const payments = await made.paymentsOf(payer);
    expect(payments.map(({ state, failure }) => [state, failure])).toEqual([
      ["failed", "let-go"],
      ["pending", null],
    ]);
  };

  it("belongs to a new payment when too little time is left, and the old one is cancelled first", async () => {
    const payer = await made.aPayerAtMollie(await made.aPaidCourse());
    stub.payment(payer.providerId).isCancelable = true;
    test.clock.advance(minutes(11));
    await isNew(payer);
    expect(stub.payment(payer.providerId).status).toBe("canceled");
  });

  it("belongs to a new payment after another choice, which cancels the old one at once", async () => {
    const payer = await made.aPayerAtMollie(await made.aPaidCourse());
    stub.payment(payer.providerId).isCancelable = true;
    await made.choose(payer, { bookEnabled: true });
    expect((await made.newestOf(payer)).failure).toBe("let-go");
    expect(stub.payment(payer.providerId).status).toBe("canceled");
    await isNew(payer);
  });

  it("never belongs to a payment for something else, however the choice was changed", async () => {
    const payer = await made.aPayerAtMollie(await made.aPaidCourse());
    const addOn = { enrolment_id: payer.enrolmentId, add_on: "book" as const, price: 2340 };
    await test.services.db.insertInto("enrolment_add_ons").values(addOn).execute();
    await isNew(payer);
    expect((await made.newestOf(payer)).amount).toBe(14_685);
  });

  it("stays the same when the same choice is saved again", async () => {
    const payer = await made.aPayerAtMollie(await made.aPaidCourse(), { choice: { bookEnabled: true } });
    await made.choose(payer, { bookEnabled: true });
    expect((await made.newestOf(payer)).state).toBe("pending");
  });

  it("is refused while the bank is still working on it: a second payment might be paid as well", async () => {
    const payer = await made.aPayerAtMollie(await made.aPaidCourse());
    stub.payment(payer.providerId).status = "pending";
    test.clock.advance(minutes(1));
    // The page says so, and offers nothing to press.
    const { activePayment } = (await made.look(payer)).body.data;
    expect(activePayment).toMatchObject({ state: "pending", isWithBank: true });
    for (const answer of [await made.pay(payer), await made.choose(payer, { bookEnabled: true })]) {
      expect([answer.status, answer.body.code]).toEqual([409, "payment-with-bank"]);
      expect(answer.body.message).toMatch(/^We kijken je betaling na/);
    }
    expect(await made.paymentsOf(payer)).toMatchObject([{ state: "pending" }]);
    await stub.setState(payer.providerId, "failed");
    await test.runJobs();
    expect((await made.pay(payer)).status).toBe(200);
  });

  it("holds the seat for the full time again, but for three times that time in all", async () => {
    const payer = await made.aPayer(await made.aPaidCourse());
    await made.choose(payer);
    const { reserved_since } = await made.enrolmentOf(payer);
    const heldFor = async () => {
      const { reserved_until } = await made.enrolmentOf(payer);
      return (reserved_until?.getTime() ?? 0) - (reserved_since?.getTime() ?? 0);
    };
    test.clock.advance(minutes(20));
    await made.pay(payer);
    expect(await heldFor()).toBe(minutes(50));
    for (const minute of [45, 70, 89]) {
      test.clock.set(later(reserved_since ?? new Date(), minutes(minute)));
      await made.pay(payer);
    }
    expect(await heldFor()).toBe(minutes(90));
  });

  it.each([
    ["nothing is begun", "410"],
    ["nothing is filled in", "410"],
    ["nothing is chosen", "410"],
    ["the seat is lost", "410"],
    ["the course is free", "410"],
    ["it is paid", "410"],
  ])("is refused with an explanation when %s", async (state, status) => {
    const course = await made.aPaidCourse();
    const payer = await made.aPayer(course);
    const { db } = test.services;
    const change = (columns: object) =>
      db.updateTable("enrolments").set(columns).where("id", "=", payer.enrolmentId).execute();
    if (state !== "nothing is chosen") await made.choose(payer);
    if (state === "nothing is begun") await db.deleteFrom("enrolments").where("id", "=", payer.enrolmentId).execute();
    if (state === "nothing is filled in") await change({ first_name: null });
    if (state === "the seat is lost") await change({ reserved_until: test.clock.now() });
    if (state === "it is paid") await change({ finalized_at: test.clock.now() });
    if (state === "the course is free")
      await db
        .updateTable("courses")
        .set({ pricing_strategy: "free", price: null })
        .where("id", "=", course.id)
        .execute();
    const answer = await made.pay(payer);
    expect([String(answer.status), answer.body.message.length > 10]).toEqual([status, true]);
    expect(await made.paymentsOf(payer)).toEqual([]);
  });

  it("is refused when the price changed after it was chosen; an open payment keeps the agreed price", async () => {
    const course = await made.aPaidCourse();
    const [early, late] = [await made.aPayerAtMollie(course), await made.aPayer(course)];
    await made.choose(late);
    await test.services.db.updateTable("courses").set({ price: 20_000 }).where("id", "=", course.id).execute();
    const refused = await made.pay(late);
    expect([refused.status, refused.body.code]).toEqual([409, "price-changed"]);
    expect((await made.look(late)).body.data.priceTotal).toBe(200);
    await made.choose(late, { priceTotal: 200 });
    expect((await made.pay(late)).status).toBe(200);
    expect((await made.pay(early)).status).toBe(200);
    await stub.setState(early.providerId, "paid");
    await test.runJobs();
    expect((await made.invoicesOf(early))[0]?.total).toBe(12_345);
  });

  it("is refused where nobody can be paid", async () => {
    const payer = await made.aPayer(await made.aPaidCourse());
    await made.choose(payer);
    const { payments } = test.services;
    test.services.payments = undefined;
    const answer = await made.pay(payer);
    test.services.payments = payments;
    expect([answer.status, answer.body.code]).toEqual([409, "not-payable"]);
    expect(answer.body.message).toMatch(/^Betalen kan hier nog niet/);
  });
});

describe("a person who begins to pay over and over", () => {
  it("has to wait, and can still open the payment that exists", async () => {
    const { limits } = test.services.config;
    const usual = limits.payments;
    limits.payments = { times: 2, seconds: 3600 };
    onTestFinished(() => void (limits.payments = usual));
    const payer = await made.aPayer(await made.aPaidCourse());
    for (const bookEnabled of [true, false]) {
      await made.choose(payer, { bookEnabled });
      expect((await made.pay(payer)).status).toBe(200);
    }
    expect((await made.pay(payer)).status).toBe(200);
    await made.choose(payer, { bookEnabled: true });
    const answer = await made.pay(payer);
    expect([answer.status, answer.body.message]).toEqual([429, expect.stringContaining("Wacht een uur")]);
    expect(await made.paymentsOf(payer)).toHaveLength(2);
    test.clock.advance(minutes(61));
    await payer.browser.post(`/courses/${payer.slug}/participate/start`);
    await made.choose(payer, { bookEnabled: true });
    expect((await made.pay(payer)).status).toBe(200);
  });
});

describe("add-on prices that changed while the total stayed the same", () => {
  it("have to be agreed to again before paying", async () => {
    const payer = await made.aPayer(await made.aPaidCourse());
    await made.choose(payer, { bookEnabled: true, taalDeelEnabled: true });
    const setPrice = (code: AddOnCode, price: number) =>
      test.services.db.updateTable("add_ons").set({ price }).where("code", "=", code).execute();
    onTestFinished(async () => {
      await setPrice("book", 2340);
      await setPrice("taal-deel", 6000);
    });
    await setPrice("book", 2440);
    await setPrice("taal-deel", 5900);
    const answer = await made.pay(payer);
    expect([answer.status, answer.body.code]).toEqual([409, "price-changed"]);
  });
});
