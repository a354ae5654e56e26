import { describe, expect, it } from "vitest";
import { brusselsDay, days, later } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { BUYER, enrollers, PERSON } from "./enrolling.factory.ts";
import { aPayment } from "../payments/payment.factory.ts";
import { anEnrolment } from "./enrolment.factory.ts";

const test = useTestApi();

const { free, paid, start, save, read, enrolmentsOf, ...people } = enrollers(test);
const member = async () => (await people.member()).browser;
const FULL = "Deze cursus is vol.";

describe("a free course", () => {
  it("is begun by accepting its conditions, and finalised by filling in one's details", async () => {
    const browser = await member();
    const { slug, id, organizerId } = await free();
    expect(await read(browser, slug)).toBeNull();
    const { body } = await browser.get(`/courses/${slug}`, "organization");
    expect(body.data.me).toMatchObject({ participation: null, can: { startParticipation: true } });
    const begun = await start(browser, slug, { conditionsVersion: body.data.conditionsVersion });
    expect(begun.body.data).toMatchObject({ step: "gegevens", hasCompleteData: false, finalizedAt: null });
    const done = (await save(browser, slug, PERSON)).body.data;
    expect(done).toMatchObject({ step: "compleet", hasCompleteData: true, reservedUntil: null, refundTerms: [] });
    expect(done.personalData).toMatchObject({ ...PERSON, phone: "+32470123456", parentName: null });
    expect((await browser.get(`/courses/${slug}`, "organization")).body.data).toMatchObject({
      filledSeats: 1,
      me: { participation: { finalizedAt: expect.any(String) }, can: { startParticipation: false } },
    });
    const told = await test.services.db
      .selectFrom("notifications")
      .select(["user_id", "type"])
      .where("course_id", "=", id)
      .orderBy("type")
      .execute();
    expect(told.map(({ type }) => type)).toEqual([
      "organizerParticipationSuccessfulNotification",
      "participantParticipationSuccessfulNotification",
    ]);
    expect(told[0]!.user_id).toBe(organizerId);
    // Saving again changes nothing.
    expect((await start(browser, slug)).body.data.step).toBe("compleet");
    expect((await save(browser, slug, PERSON)).status).toBe(422);
  });

  it("notifies the organiser when a participant takes the last seat, and not when it is only held", async () => {
    const { slug, id, organizerId } = await free({ max_participants: 2 });
    await anEnrolment(test.services, { course_id: id });
    const full = async () =>
      test.services.db
        .selectFrom("notifications")
        .select("user_id")
        .where("course_id", "=", id)
        .where("type", "=", "courseFullNotification")
        .execute();
    const held = await anEnrolment(test.services, { course_id: id, state: "paying" });
    expect(await full()).toEqual([]);
    await test.services.db.deleteFrom("enrolments").where("id", "=", held.id).execute();
    const browser = await member();
    await start(browser, slug);
    await save(browser, slug, PERSON);
    expect(await full()).toEqual([{ user_id: organizerId }]);
    // Notified again once a seat was free in between.
    await test.services.db
      .updateTable("enrolments")
      .set({ delisted_at: test.clock.now() })
      .where("course_id", "=", id)
      .execute();
    for (const next of [await member(), await member()]) {
      await start(next, slug);
      await save(next, slug, PERSON);
    }
    expect(await full()).toHaveLength(2);
    // Even when the last seat is taken by somebody who is relisted.
    const { id: left } = await test.services.db
      .selectFrom("enrolments")
      .select("id")
      .where("course_id", "=", id)
      .where("delisted_at", "is", null)
      .executeTakeFirstOrThrow();
    const at = { delisted_at: test.clock.now() };
    await test.services.db.updateTable("enrolments").set(at).where("id", "=", left).execute();
    test.clock.advance(1000);
    const organizer = await test.browser().signInAs(organizerId);
    expect((await organizer.post(`/course-participants/${left}/relist`)).status).toBeLessThan(300);
    expect(await full()).toHaveLength(3);
  });

  it("that used to be paid costs nothing to the holder of its last seat, who keeps that seat", async () => {
    const browser = await member();
    const { slug, id } = await paid({ max_participants: 1, organized_by_cs: true });
    await start(browser, slug);
    await save(browser, slug);
    const chosen = await browser.post(
      `/courses/${slug}/participate/save-payment-preferences`,
      { bookEnabled: true },
      "organization",
    );
    expect(chosen.body.data.priceTotal).toBe(143.4);
    const { db, clock } = test.services;
    const words = { discount_reason: "Ik ben student.", withdrawal_waived_at: clock.now() };
    await db.updateTable("enrolments").set(words).where("course_id", "=", id).execute();
    const nothing = { pricing_strategy: "free" as const, price: null };
    await db.updateTable("courses").set(nothing).where("id", "=", id).execute();
    const [enrolment] = await enrolmentsOf(id);
    const open = await aPayment(test.services, { enrolment_id: enrolment?.id ?? "" });
    const abroad = { ...PERSON, addressCountry: "NL", addressPostalCode: "1012 AB", phone: "0612345678" };
    const done = await save(browser, slug, abroad);
    expect([done.status, done.body.data]).toEqual([200, expect.objectContaining({ step: "compleet", priceTotal: 0 })]);
    const left = { priceCourse: 0, bookEnabled: false, discountReason: null, waivesWithdrawal: false };
    expect(await read(browser, slug)).toMatchObject(left);
    const payment = db.selectFrom("payments").select(["state", "failure"]).where("id", "=", open.id);
    expect(await payment.executeTakeFirst()).toEqual({ state: "failed", failure: "let-go" });
  });

  it("keeps what was typed when the course has become full in the meantime", async () => {
    const browser = await member();
    const { slug, id } = await free({ max_participants: 1 });
    await start(browser, slug);
    await anEnrolment(test.services, { course_id: id });
    const refusal = await save(browser, slug, PERSON);
    expect([refusal.status, refusal.body.message]).toEqual([422, FULL]);
    expect(await read(browser, slug)).toMatchObject({ step: "gegevens", personalData: { firstName: "Anneleen" } });
  });
});

describe("a paid course", () => {
  it.each(["provider", "seller"])("cannot be begun while there is no %s, and says so on its page", async (missing) => {
    const browser = await member();
    const [{ slug }, gratis] = [await paid(), await free()];
    const { services } = test;
    const { payments } = services;
    const house = await services.db.selectFrom("house_data").selectAll().executeTakeFirstOrThrow();
    if (missing === "provider") services.payments = undefined;
    else await services.db.deleteFrom("house_data").execute();
    const problemOf = async (address: string) =>
      (await browser.get(`/courses/${address}`, "organization")).body.data.payableProblem;
    try {
      expect(await problemOf(slug)).toMatch(/^Betalen kan hier nog niet/);
      const refusal = await start(browser, slug);
      expect([refusal.status, refusal.body.code]).toEqual([409, "not-payable"]);
      expect(await read(browser, slug)).toBeNull();
      expect(await problemOf(gratis.slug)).toBeNull();
      expect((await start(browser, gratis.slug)).status).toBe(200);
    } finally {
      services.payments = payments;
      if (missing === "seller") await services.db.insertInto("house_data").values(house).execute();
    }
    expect(await problemOf(slug)).toBeNull();
    expect((await start(browser, slug)).status).toBe(200);
  });

  it("holds a seat once the data are complete, and no GET request holds one", async () => {
    const browser = await member();
    const { slug } = await paid({ max_participants: 1 });
    await start(browser, slug);
    const held = (await save(browser, slug)).body.data;
    expect(held).toMatchObject({ step: "betaling", priceCourse: 120, priceTotal: 120 });
    expect(held.reservedUntil).toBe(later(test.clock.now(), test.services.config.enrolmentExpires).toISOString());
    const other = await member();
    const refusal = await start(other, slug);
    expect([refusal.status, refusal.body.message]).toEqual([422, FULL]);
    test.clock.advance(test.services.config.enrolmentExpires);
    expect(await read(browser, slug)).toMatchObject({ step: "betaling", reservedUntil: null });
    expect((await start(other, slug)).status).toBe(200);
  });

  it("answers 205 once the seat is lost, keeps what was typed, and holds a seat again on request", async () => {
    const browser = await member();
    const { slug } = await paid({ max_participants: 1 });
    await start(browser, slug);
    await save(browser, slug);
    test.clock.advance(test.services.config.enrolmentExpires);
    for (let times = 0; times < 20; times += 1) {
      const late = await save(browser, slug, { ...BUYER, lastName: "Peeters" });
      expect([late.status, late.bytes.length]).toEqual([205, 0]);
    }
    expect(await read(browser, slug)).toMatchObject({ reservedUntil: null, personalData: { lastName: "Peeters" } });
    expect((await start(browser, slug)).body.data.reservedUntil).not.toBeNull();
    expect((await save(browser, slug)).status).toBe(200);
  });

  it("says that it is full, or too late, to people who lost their seat and come back", async () => {
    const browser = await member();
    const { slug, id } = await paid({ max_participants: 1 });
    await start(browser, slug);
    await save(browser, slug);
    test.clock.advance(test.services.config.enrolmentExpires);
    await anEnrolment(test.services, { course_id: id, state: "paying" });
    expect((await start(browser, slug)).body.message).toBe(FULL);
    const yesterday = brusselsDay(later(test.clock.now(), -days(1)));
    await test.services.db
      .updateTable("courses")
      .set({ enrollment_deadline: yesterday })
      .where("id", "=", id)
      .execute();
    expect((await start(browser, slug)).body.message).toBe("Deadline voorbij");
  });

  it("promises refunds only until days that are still to come", async () => {
    const browser = await member();
    const { db } = test.services;
    const inDays = (count: number) => brusselsDay(later(test.clock.now(), days(count)));
    const { slug, id } = await paid({ start_date: inDays(10), end_date: inDays(10), enrollment_deadline: inDays(5) });
    await db.deleteFrom("refund_terms").execute();
    const terms = [
      { days_before: 14, basispoints: 10_000 },
      { days_before: 10, basispoints: 5000 },
      { days_before: 3, basispoints: 2500 },
    ];
    await db.insertInto("refund_terms").values(terms).execute();
    await start(browser, slug);
    await save(browser, slug);
    const promised = [
      { until: inDays(0), percentage: 50 },
      { until: inDays(7), percentage: 25 },
    ];
    expect(await read(browser, slug)).toMatchObject({ refundTerms: promised, withdrawalUntil: inDays(14) });
    // Once it is paid for, the promise stands.
    const stored = terms.map(({ days_before, basispoints }) => ({ daysBefore: days_before, basispoints }));
    await db
      .updateTable("enrolments")
      .set({ finalized_at: test.clock.now(), price_course: 12_000, refund_terms: JSON.stringify(stored) })
      .where("course_id", "=", id)
      .execute();
    const withdrawalUntil = inDays(14);
    test.clock.advance(days(5));
    expect(await read(browser, slug)).toMatchObject({ refundTerms: promised, withdrawalUntil });
  });

  it("without meetings has a seat for everybody", async () => {
    const browser = await member();
    const { slug } = await paid({ has_real_life_part: false });
    await start(browser, slug);
    expect((await save(browser, slug)).body.data).toMatchObject({ step: "betaling", reservedUntil: null });
    test.clock.advance(2 * test.services.config.enrolmentExpires);
    expect((await save(browser, slug)).status).toBe(200);
  });
});
