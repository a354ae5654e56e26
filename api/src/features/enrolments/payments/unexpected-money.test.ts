import { describe, expect, it } from "vitest";
import { brusselsDay, days, hours, later, minutes } from "#platform/clock.ts";
import { kindsTo, useSettling } from "./settling.factory.ts";
import { aPlace } from "../waiting-list/waiting-list.factory.ts";

/* Money that comes in otherwise than agreed: rows of docs/product/payments.md#what-can-go-wrong. */

const { test, stub, made, anyPayer } = useSettling();

describe("money that nobody expected", () => {
  it("is left for a decision when it is a second payment of the same enrolment, which enrolled only once", async () => {
    const payer = await anyPayer();
    await made.choose(payer, { bookEnabled: true });
    await made.pay(payer);
    const second = await made.newestOf(payer);
    await stub.setState(second.provider_id ?? "", "paid");
    await test.runJobs();
    await stub.setState(payer.providerId, "paid");
    const told = (await test.runJobs()).find(({ kind }) => kind === "enrolments.paid-twice");
    expect(told?.paragraphs.join(" ")).toMatch(/nog €\s123,45 van je[\s\S]*krijg je terug wat je te veel betaalde/);
    expect(await made.invoicesOf(payer)).toMatchObject([{ total: 14_685 }]);
    expect(await made.anomaliesOf(payer)).toMatchObject([
      { kind: "paid-twice", payment_id: payer.paymentId, decided_at: null },
    ]);
  });

  it.each([
    ["another amount", { cents: 12_344 }, 12_344, /€\s123,44 van je[\s\S]*niet €\s123,45/],
    ["another currency", { currency: "USD" }, 0, /andere munt dan de euro/],
  ])("in %s enrols nobody, and the person who paid is mailed what happens", async (_, change, received, told) => {
    const payer = await anyPayer();
    Object.assign(stub.payment(payer.providerId), change);
    await stub.setState(payer.providerId, "paid");
    const mail = (await test.runJobs()).find(({ kind }) => kind === "enrolments.wrong-amount");
    expect(mail?.paragraphs.join(" ")).toMatch(told);
    expect(mail?.paragraphs.join(" ")).toContain("Je bent nog niet ingeschreven.");
    expect((await made.enrolmentOf(payer)).finalized_at).toBeNull();
    expect(await made.anomaliesOf(payer)).toMatchObject([{ kind: "wrong-amount" }]);
    expect(await made.newestOf(payer)).toMatchObject({ state: "paid", received });
    const again = await made.pay(payer);
    expect([again.status, again.body.code]).toEqual([409, "payment-in-review"]);
    expect((await made.choose(payer)).status).toBe(409);
    const page = (await payer.browser.get(`/courses/${payer.slug}`)).body.data;
    expect(page.me.participation).toMatchObject({ finalizedAt: null, isInReview: true });
  });

  it("is left for a decision when it is from somebody who was erased", async () => {
    const payer = await anyPayer();
    await test.services.db
      .updateTable("enrolments")
      .set({ user_id: null })
      .where("id", "=", payer.enrolmentId)
      .execute();
    await stub.setState(payer.providerId, "paid");
    await test.runJobs();
    expect(await made.anomaliesOf(payer)).toMatchObject([{ kind: "paid-after-erasure" }]);
    expect((await made.enrolmentOf(payer)).finalized_at).toBeNull();
  });

  it("is left for a decision, once, when the bank takes it back; the participant keeps the seat", async () => {
    const payer = await anyPayer();
    await stub.setState(payer.providerId, "paid");
    await test.runJobs();
    await stub.chargeBack(payer.providerId);
    await stub.notify(payer.providerId);
    await test.runJobs();
    expect(await made.anomaliesOf(payer)).toMatchObject([{ kind: "chargeback" }]);
    expect((await made.enrolmentOf(payer)).finalized_at).not.toBeNull();
    expect((await made.newestOf(payer)).charged_back).toBe(12_345);
    expect((await made.look(payer)).body.data.outstandingAmount, "shown to the person who pays").toBe(123.45);
    stub.payment(payer.providerId).chargedBack = 0;
    await stub.notify(payer.providerId);
    await test.runJobs();
    expect((await made.newestOf(payer)).charged_back).toBe(0);
    expect(await made.anomaliesOf(payer)).toHaveLength(1);
    await stub.chargeBack(payer.providerId);
    await test.runJobs();
    expect((await made.anomaliesOf(payer)).map(({ kind }) => kind)).toEqual(["chargeback", "chargeback"]);
  });
});

describe("money that came in", () => {
  async function somebodyWithDiscount() {
    const row = { conditions: "Met je pas.", position: 1, percentage: 50, basispoints: 5000 };
    const types = await test.services.db
      .insertInto("course_discount_types")
      .values([1, 2].map(() => ({ ...row, name: `Korting ${crypto.randomUUID()}` })))
      .returning(["id", "name"])
      .execute();
    const [type, other] = [types[0]!, types[1]!];
    const course = await made.aPaidCourse({ discounts: [type.id, other.id] });
    const choice = { courseDiscountTypeId: type.id, discountReason: "Student" };
    return { ...(await made.aPayerAtMollie(course, { choice })), type, other };
  }
  const settle = async (providerId: string) => {
    await stub.setState(providerId, "paid");
    await test.runJobs();
  };

  it("enrols with a discount that has been merged into another, as agreed", async () => {
    const payer = await somebodyWithDiscount();
    const bookkeeper = await made.aBookkeeper();
    await bookkeeper.post(`/staff/course-discount-types/${payer.type.id}/merge`, { into: payer.other.id });
    await settle(payer.providerId);
    expect(await made.enrolmentOf(payer)).toMatchObject({
      finalized_at: test.clock.now(),
      discount_type_id: null,
      discount_name: payer.type.name,
      discount_basispoints: 5000,
      discount_amount: 6173,
    });
    expect((await made.look(payer)).body.data).toMatchObject({ step: "compleet", priceTotal: 61.72 });
    expect(await made.invoicesOf(payer)).toMatchObject([{ total: 6172 }]);
  });

  it("is recorded as paid even when nothing can follow, and staff enrols or pays back", async () => {
    const payer = await anyPayer();
    await test.services.db.deleteFrom("house_data").execute();
    await settle(payer.providerId);
    await made.aHouse();
    expect(await made.newestOf(payer)).toMatchObject({ state: "paid", received: 12_345 });
    const [anomaly] = await made.anomaliesOf(payer);
    expect(anomaly).toMatchObject({ kind: "books-unbalanced", details: { expected: 0, received: 12_345 } });
    expect((await made.pay(payer)).status).toBe(409);
    const bookkeeper = await made.aBookkeeper();
    const { data } = (await bookkeeper.get(`/staff/anomalies/${anomaly?.id}`)).body;
    expect(data.choices).toEqual(["admit", "refund", "dismiss"]);
    await bookkeeper.post(`/staff/anomalies/${anomaly?.id}/decide`, { decision: "admit" });
    expect((await made.look(payer)).body.data.step).toBe("compleet");
    expect(await made.invoicesOf(payer)).toHaveLength(1);
  });

  it("changes nothing when it is for another payment than the one that was checked", async () => {
    const payer = await anyPayer();
    stub.payment(payer.providerId).metadata = { paymentId: crypto.randomUUID() };
    await stub.setState(payer.providerId, "paid", { isSilent: true });
    test.clock.advance(2000);
    await made.look(payer);
    expect((await made.newestOf(payer)).state).toBe("pending");
  });

  it("enrols nobody when the amount is impossibly high", async () => {
    const payer = await anyPayer();
    stub.payment(payer.providerId).cents = 99_999_999_999;
    await settle(payer.providerId);
    expect(await made.anomaliesOf(payer)).toMatchObject([{ kind: "wrong-amount" }]);
  });
});

describe("a payment that was charged back before we knew that it was paid", () => {
  it("enrols, and is left for a decision", async () => {
    const payer = await anyPayer();
    stub.payment(payer.providerId).chargedBack = 12_345;
    await stub.setState(payer.providerId, "paid");
    await test.runJobs();
    expect((await made.enrolmentOf(payer)).finalized_at).not.toBeNull();
    expect((await made.newestOf(payer)).charged_back).toBe(12_345);
    expect(await made.anomaliesOf(payer)).toMatchObject([{ kind: "chargeback", details: { received: 0 } }]);
  });
});

describe("a payment that comes in after the seat lapsed", () => {
  const lapse = async () => {
    test.clock.advance(minutes(31));
    await test.runScheduled("enrolments.expire-seats");
  };

  it.each(["free", "held for whoever paid"])("takes a seat that is %s, and is settled by itself", async (seat) => {
    const course = await made.aPaidCourse({ max_participants: 1 });
    const payer = await made.aPayerAtMollie(course);
    await lapse();
    if (seat !== "free") await aPlace(test.services, { course_id: course.id, user_id: payer.id, state: "offered" });
    expect((await made.newestOf(payer)).failure).toBe("let-go");
    await stub.setState(payer.providerId, "paid");
    expect(kindsTo(await test.runJobs())).toEqual(["enrolments.enrolled", "enrolments.paid"]);
    expect(await made.anomaliesOf(payer)).toMatchObject([{ kind: "paid-late", decision: "settled", decided_by: null }]);
    expect(await made.invoicesOf(payer)).toHaveLength(1);
  });

  it("is settled by itself even when the course has since been closed: people who began may still enrol", async () => {
    const payer = await anyPayer({ max_participants: 1 });
    await lapse();
    await test.services.db.updateTable("courses").set({ is_closed: true }).where("slug", "=", payer.slug).execute();
    await stub.setState(payer.providerId, "paid");
    await test.runJobs();
    expect((await made.enrolmentOf(payer)).finalized_at).not.toBeNull();
  });

  it.each([
    ["full", "de cursus was intussen vol"],
    ["waited for", "de cursus was intussen vol"],
    ["past the deadline", "de deadline om in te schrijven was voorbij"],
    ["unpublished", "je kan je er niet meer voor inschrijven"],
    ["of somebody who was blocked", "je kan je er niet meer voor inschrijven"],
  ])("is left for a decision when the course is %s, and the person who paid is mailed why", async (why, told) => {
    const course = await made.aPaidCourse({ max_participants: 1 });
    const payer = await made.aPayerAtMollie(course);
    await lapse();
    if (why === "full") await made.aPayer(course);
    if (why === "waited for") await aPlace(test.services, { course_id: course.id });
    const change = {
      "past the deadline": { enrollment_deadline: brusselsDay(later(test.clock.now(), -days(1))) },
      unpublished: { published_at: null },
    }[why];
    if (change) await test.services.db.updateTable("courses").set(change).where("id", "=", course.id).execute();
    if (why === "of somebody who was blocked")
      await test.services.db
        .updateTable("users")
        .set({ blocked_at: test.clock.now() })
        .where("id", "=", course.organizerId)
        .execute();
    const bookkeeper = await made.aBookkeeper();
    await stub.setState(payer.providerId, "paid");
    const mails = await test.runJobs();
    expect(kindsTo(mails).filter((kind) => kind !== "enrolments.anomaly")).toEqual(["enrolments.late-payment"]);
    expect(kindsTo(mails)).toContain("enrolments.anomaly");
    const toPayer = mails.find(({ kind }) => kind === "enrolments.late-payment");
    expect(toPayer?.paragraphs.join(" ")).toContain(told);
    expect((await made.enrolmentOf(payer)).finalized_at).toBeNull();
    expect(await made.anomaliesOf(payer)).toMatchObject([{ kind: "paid-late", decided_at: null }]);
    expect((await bookkeeper.get("/staff/anomalies?state=open&kind=paid-late")).body.meta.total).toBeGreaterThan(0);
  });

  it("never happens when the provider could cancel the payment", async () => {
    const payer = await anyPayer();
    Object.assign(stub.payment(payer.providerId), { isCancelable: true, expiresAt: later(test.clock.now(), hours(1)) });
    await lapse();
    await test.runScheduled("enrolments.poll-payments");
    expect(stub.payment(payer.providerId).status).toBe("canceled");
    expect(await test.runJobs()).toEqual([]);
  });

  it("does not exist while the seat is held: nothing is let go", async () => {
    const payer = await anyPayer();
    test.clock.advance(minutes(14));
    await test.runScheduled("enrolments.expire-seats");
    expect((await made.newestOf(payer)).state).toBe("pending");
  });
});
