import { beforeAll, describe, expect, it } from "vitest";
import { useMollie } from "#testing/use-mollie.ts";
import { blockWrites, inOrderOf } from "#testing/in-order.ts";
import { aLink } from "#features/ecourses/access/ecourse-invitation.factory.ts";
import { anEcourse } from "#features/ecourses/ecourses/ecourse.factory.ts";
import { anEnrolment } from "../enrolments/enrolment.factory.ts";
import { payers } from "./paying.factory.ts";

const { test, mollie: stub } = useMollie();
let made: ReturnType<typeof payers>;
beforeAll(async () => {
  made = payers(test);
  await made.aHouse();
});

const LEVELS = { pricing_strategy: "paid_levels", price: 19_999, price_low: 9995, price_high: 30_001 } as const;
async function aDiscount(basispoints: number, uses_per_course: number | null = null) {
  const row = { name: `Korting ${crypto.randomUUID()}`, conditions: "Met je pas.", position: 1, percentage: 1 };
  const { id } = await test.services.db
    .insertInto("course_discount_types")
    .values({ ...row, basispoints, uses_per_course })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

describe("a price", () => {
  const ADD_ONS = { bookEnabled: true, taalDeelEnabled: true, verzinEnabled: true };
  /**
   * Worked out by hand: for each level with 0, 10, 12.5, 33.33 and 100 % off, without and with all add-ons (101.40).
   */
  const TOTALS: [level: string, discounted: number[], withAddOns: number[]][] = [
    ["low", [99.95, 89.95, 87.46, 66.64, 0], [201.35, 191.35, 188.86, 168.04, 101.4]],
    ["normal", [199.99, 179.99, 174.99, 133.33, 0], [301.39, 281.39, 276.39, 234.73, 101.4]],
    ["high", [300.01, 270.01, 262.51, 200.02, 0], [401.41, 371.41, 363.91, 301.42, 101.4]],
  ];

  it("is the same when it is asked, chosen, paid and invoiced, to the cent", async () => {
    const discounts = await Promise.all([1000, 1250, 3333, 10_000].map((off) => aDiscount(off)));
    const course = await made.aPaidCourse({ ...LEVELS, max_participants: 100, discounts });
    const rows = TOTALS.flatMap(([priceLevel, ...both]) =>
      both.flatMap((totals, at) =>
        totals.map((total, nth) => ({
          total,
          discount: discounts[nth - 1],
          choice: { priceLevel, ...(at && ADD_ONS) },
        })),
      ),
    );
    const found = [];
    for (const { total, discount, choice } of rows) {
      const payer = await made.aPayer(course);
      const chosen = { ...choice, courseDiscountTypeId: discount };
      const asked = await payer.browser.post(`/courses/${course.slug}/participation/price`, chosen);
      const saved = await made.choose(payer, { ...chosen, discountReason: "Student", priceTotal: total });
      await made.pay(payer);
      const [payment] = await made.paymentsOf(payer);
      const atMollie = payment && stub.paymentOf(payment.id)[0]?.cents;
      if (payment?.provider_id) await stub.setState(payment.provider_id, "paid");
      found.push({ payer, seen: [asked.body.data.priceTotal, saved.body.data?.priceTotal], atMollie });
    }
    await test.runJobs();
    const invoiced = await Promise.all(found.map(async ({ payer }) => (await made.invoicesOf(payer))[0]?.total));
    expect(found.map(({ seen, atMollie }, nth) => [...seen, atMollie, invoiced[nth]])).toEqual(
      rows.map(({ total }) => {
        const cents = total === 0 ? undefined : Math.round(total * 100);
        return [total, total, cents, cents];
      }),
    );
  }, 60_000);

  it("changes nothing when it is only asked", async () => {
    const payer = await made.aPayer(await made.aPaidCourse());
    const before = await made.enrolmentOf(payer);
    await payer.browser.post(`/courses/${payer.slug}/participation/price`, { bookEnabled: true });
    expect(await made.enrolmentOf(payer)).toEqual(before);
  });
});

describe("what somebody chooses to pay for", () => {
  it("is refused with an error per field", async () => {
    const [other, own] = [await aDiscount(1000), await aDiscount(1000)];
    // A discount of another course.
    await made.aPaidCourse({ discounts: [other] });
    const payer = await made.aPayer(await made.aPaidCourse({ organized_by_cs: false, discounts: [own] }), {
      address_country: "NL",
    });
    const answer = await made.choose(payer, { courseDiscountTypeId: other, bookEnabled: true });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({
      bookEnabled: ["Dit is bij deze cursus niet te koop."],
      courseDiscountTypeId: ["Deze korting kan je niet meer kiezen. Kies een andere, of geen."],
    });
    expect((await made.choose(payer, { courseDiscountTypeId: own })).body.errors).toEqual({
      discountReason: ["Zeg waarom je deze korting krijgt."],
    });
  });

  it("cannot be sent to another country, and includes the magazine only once", async () => {
    const abroad = await made.aPayer(await made.aPaidCourse(), { address_country: "NL" });
    const answer = await made.choose(abroad, { bookEnabled: true, verzinEnabled: true, taalDeelEnabled: true });
    expect(Object.keys(answer.body.errors)).toEqual(["bookEnabled", "verzinEnabled"]);
    const first = await made.aPayerAtMollie(await made.aPaidCourse(), { choice: { verzinEnabled: true } });
    await stub.setState(first.providerId, "paid");
    await test.runJobs();
    const second = await made.aPaidCourse();
    const again = await made.aPayer(second);
    await test.services.db
      .updateTable("enrolments")
      .set({ user_id: first.id })
      .where("id", "=", again.enrolmentId)
      .execute();
    const refused = await made.choose({ ...again, browser: first.browser }, { verzinEnabled: true });
    expect(refused.body.errors).toEqual({ verzinEnabled: [expect.stringContaining("één keer per persoon")] });
  });

  it("includes the magazine once, even when two courses are paid at the same time", async () => {
    const magazine = { verzinEnabled: true };
    const one = await made.aPayer(await made.aPaidCourse());
    const others = await Promise.all(
      [1, 2].map(async () => {
        const course = await made.aPaidCourse();
        const { id } = await anEnrolment(test.services, { course_id: course.id, user_id: one.id, state: "paying" });
        return { ...one, slug: course.slug, enrolmentId: id };
      }),
    );
    const all = [one, ...others];
    for (const payer of all) expect((await made.choose(payer, magazine)).status).toBe(200);
    // Each has looked up what was sold before any payment is stored.
    const acts = all.map((payer) => () => made.pay(payer));
    const answers = await inOrderOf(test)(blockWrites("payments"), acts);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      code: "price-changed",
      message: expect.stringContaining("één keer per persoon"),
    });
    const late = all.find((_, at) => answers[at]?.status === 409) ?? one;
    await made.choose(late);
    expect((await made.pay(late)).status).toBe(200);
  });

  it("cannot be paid once it is no longer sold", async () => {
    const course = await made.aPaidCourse();
    const payer = await made.aPayer(course);
    await made.choose(payer, { bookEnabled: true });
    await test.services.db.updateTable("courses").set({ organized_by_cs: false }).where("id", "=", course.id).execute();
    const answer = await made.pay(payer);
    expect([answer.status, answer.body.code]).toEqual([409, "price-changed"]);
    expect(answer.body.message).toContain("niet meer te koop");
  });

  it("keeps a discount that has been withdrawn, as it was when it was chosen", async () => {
    const discount = await aDiscount(1000);
    const course = await made.aPaidCourse({ discounts: [discount] });
    const payer = await made.aPayer(course);
    const choice = { courseDiscountTypeId: discount, discountReason: "Student" };
    await made.choose(payer, choice);
    await test.services.db.deleteFrom("course_discounts").where("course_id", "=", course.id).execute();
    await test.services.db
      .updateTable("course_discount_types")
      .set({ basispoints: 5000 })
      .where("id", "=", discount)
      .execute();
    const again = await made.choose(payer, choice);
    expect(again.body.data).toMatchObject({ discountPercentage: 10, discountAmount: 12.35, isDiscountWithdrawn: true });
    expect((await made.choose(payer)).body.data.discountAmount).toBe(0);
    expect((await made.choose(payer, choice)).status).toBe(422);
  });

  it("enrols at once when there is nothing to pay, without an invoice", async () => {
    const discount = await aDiscount(10_000);
    const payer = await made.aPayer(await made.aPaidCourse({ discounts: [discount] }));
    const answer = await made.choose(payer, { courseDiscountTypeId: discount, discountReason: "Vrijwilliger" });
    expect(answer.body.data).toMatchObject({ step: "compleet", priceTotal: 0 });
    expect(await made.invoicesOf(payer)).toEqual([]);
    expect((await made.pay(payer)).body.data.url.href).toMatch(/\/inschrijven\/compleet$/);
    expect(await made.paymentsOf(payer)).toEqual([]);
  });

  it("is refused with 409 when the total differs from the one that was shown, and nothing is stored", async () => {
    const course = await made.aPaidCourse();
    const payer = await made.aPayer(course);
    await test.services.db.updateTable("courses").set({ price: 15_000 }).where("id", "=", course.id).execute();
    const answer = await made.choose(payer, { priceTotal: 123.45 });
    expect([answer.status, answer.body.code]).toEqual([409, "price-changed"]);
    expect((await made.enrolmentOf(payer)).price_course).toBeNull();
    expect((await made.choose(payer, { priceTotal: 150 })).status).toBe(200);
  });

  it("does not change for people who are enrolled or were delisted, even with unlimited seats", async () => {
    const course = await made.aPaidCourse({ has_real_life_part: false });
    const agreed = { price_course: 12_345, reserved_since: null, reserved_until: null };
    const enrolled = await made.aPayer(course, { ...agreed, finalized_at: test.clock.now() });
    const ended = { finalized_at: test.clock.now(), delisted_at: test.clock.now() };
    const delisted = await made.aPayer(course, { ...agreed, ...ended });
    const before = await Promise.all([enrolled, delisted].map(made.enrolmentOf));
    const [again, back] = [await made.choose(enrolled, { bookEnabled: true }), await made.choose(delisted)];
    expect([again.status, again.body.message]).toEqual([422, expect.stringContaining("Je bent al ingeschreven")]);
    expect([back.status, back.body.message]).toEqual([422, expect.stringContaining("Je bent uitgeschreven")]);
    const paid = await made.pay(delisted);
    expect([paid.status, paid.body.message]).toEqual([410, "Je bent uitgeschreven voor deze cursus."]);
    expect(await Promise.all([enrolled, delisted].map(made.enrolmentOf))).toEqual(before);
    expect((await made.look(enrolled)).body.data.bookEnabled).toBe(false);
  });

  it("is refused once the course is free", async () => {
    const course = await made.aPaidCourse();
    const payer = await made.aPayer(course);
    await test.services.db
      .updateTable("courses")
      .set({ pricing_strategy: "free", price: null })
      .where("id", "=", course.id)
      .execute();
    const answer = await made.choose(payer, { bookEnabled: true });
    expect([answer.status, answer.body.message]).toEqual([422, expect.stringContaining("Deze cursus is gratis")]);
    expect((await made.enrolmentOf(payer)).price_course).toBeNull();
  });

  it("is refused with 205 without a body once the seat is lost, and what was typed is kept", async () => {
    const payer = await made.aPayer(await made.aPaidCourse(), { state: "lapsed" });
    for (let times = 0; times < 20; times += 1) {
      const answer = await made.choose(payer, { bookEnabled: true });
      expect([answer.status, answer.bytes.length]).toEqual([205, 0]);
    }
    expect((await made.look(payer)).body.data.personalData.firstName).toBe("Anneleen");
    await payer.browser.post(`/courses/${payer.slug}/participate/start`);
    expect((await made.choose(payer, { bookEnabled: true })).status).toBe(200);
  });

  it("can include giving up the fourteen days, where there is something to open at once", async () => {
    const ecourse = await anEcourse(test.services);
    const [meetings, both] = [await made.aPaidCourse(), await made.aPaidCourse()];
    await aLink(test.services, { course_id: both.id, ecourse_id: ecourse.id });
    const waived = async (course: typeof both) => {
      const { data } = (await made.choose(await made.aPayer(course), { waivesWithdrawal: true })).body;
      return [data.course.opensAtOnce, data.course.ecourses, data.waivesWithdrawal];
    };
    // Only participants are shown which online course it is.
    expect(await waived(both)).toEqual([true, [], true]);
    expect(await waived(meetings)).toEqual([false, [], false]);
  });

  it("has no time limit where seats are unlimited", async () => {
    const course = await made.aPaidCourse({ has_real_life_part: false });
    const payer = await made.aPayer(course, { reserved_since: null, reserved_until: null });
    expect((await made.choose(payer, { waivesWithdrawal: true })).body.data.waivesWithdrawal).toBe(true);
    expect((await made.pay(payer)).status).toBe(200);
  });
});
