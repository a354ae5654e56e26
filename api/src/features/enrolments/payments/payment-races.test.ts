import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { minutes } from "#platform/clock.ts";
import { enrollableCourse } from "#valid-bodies.ts";
import { inOrderOf } from "#testing/in-order.ts";
import { useMollie } from "#testing/use-mollie.ts";
import { courseMakers } from "#features/courses/courses/made-course.factory.ts";
import { checkPayment } from "./check-payment.ts";
import { expireSeats } from "./expire-seats.ts";
import { payers } from "./paying.factory.ts";
import { atOnce, holdCourse } from "./races.factory.ts";

/* Concurrent actions on a payment: what is stored is consistent with one of them having come first. */

const { test, mollie: stub } = useMollie({ DATABASE_POOL: "40" });
const makers = courseMakers(test);
const { image: _image, teacherImage: _portrait, ...body } = enrollableCourse;
/** The form of a course of €123.45, as its organiser sends it. */
const form = { ...body, pricingStrategy: "paid", price: 123.45, pricingAllowInstallments: 0, survey: [] };
let made: ReturnType<typeof payers>;
beforeAll(async () => {
  made = payers(test);
  await made.aHouse();
});
afterEach(() => stub.recover());

const inOrder = inOrderOf(test);
const seatsTaken = async (courseId: string) => {
  const rows = await test.services.db
    .selectFrom("enrolments")
    .select("id")
    .where("course_id", "=", courseId)
    .where("finalized_at", "is not", null)
    .execute();
  return rows.length;
};

describe("two windows of one person", () => {
  it("that both pay have one payment", async () => {
    const payer = await made.aPayer(await made.aPaidCourse());
    await made.choose(payer);
    const answers = await Promise.all(Array.from({ length: 8 }, () => made.pay(payer)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.data?.url.href}`)).size).toBe(1);
    const payments = await made.paymentsOf(payer);
    expect(payments).toHaveLength(1);
    expect(stub.paymentOf(payments[0]?.id ?? "")).toHaveLength(1);
  });

  it("that both choose and pay, pay for what is chosen or for what was agreed", async () => {
    for (let round = 0; round < 3; round += 1) {
      const payer = await made.aPayerAtMollie(await made.aPaidCourse());
      await atOnce([
        () => made.choose(payer, { bookEnabled: true }),
        () => made.pay(payer),
        () => made.choose(payer, { taalDeelEnabled: true }),
        () => made.pay(payer),
      ]);
      const open = (await made.paymentsOf(payer)).filter(({ state }) => state === "creating" || state === "pending");
      expect(open.length).toBeLessThanOrEqual(1);
      await made.pay(payer);
      const { amount, provider_id } = await made.newestOf(payer);
      const { data } = (await made.look(payer)).body;
      expect(amount / 100).toBe(data.priceTotal);
      await stub.setState(provider_id ?? "", "paid");
      await test.runJobs();
      expect((await made.invoicesOf(payer)).map(({ total }) => total)).toEqual([amount]);
    }
  });
});

describe("choosing something else while the payment comes in", () => {
  it.each([true, false])("pays for what was agreed (paid first: %j)", async (isPaidFirst) => {
    const course = await made.aPaidCourse();
    const payer = await made.aPayerAtMollie(course);
    await stub.setState(payer.providerId, "paid", { isSilent: true });
    const acts = [() => checkPayment(test.services, payer.paymentId), () => made.choose(payer, { bookEnabled: true })];
    await inOrder(holdCourse(course.id), isPaidFirst ? acts : acts.toReversed());
    await test.runJobs();
    expect((await made.invoicesOf(payer)).map(({ total }) => total)).toEqual([12_345]);
    expect((await made.look(payer)).body.data).toMatchObject({
      step: "compleet",
      priceTotal: 123.45,
      bookEnabled: false,
    });
    expect(await made.anomaliesOf(payer)).toEqual([]);
  });
});

describe("two attempts of one enrolment that are paid at the same time", () => {
  it("enrol once, and the other payment is left for a decision", async () => {
    for (let round = 0; round < 5; round += 1) {
      const payer = await made.aPayerAtMollie(await made.aPaidCourse());
      await made.choose(payer, { bookEnabled: true });
      await made.pay(payer);
      const second = await made.newestOf(payer);
      for (const id of [payer.providerId, second.provider_id ?? ""])
        await stub.setState(id, "paid", { isSilent: true });
      await atOnce([payer.paymentId, second.id].map((id) => () => checkPayment(test.services, id)));
      expect(await made.invoicesOf(payer)).toHaveLength(1);
      expect((await made.anomaliesOf(payer)).map(({ kind }) => kind)).toEqual(["paid-twice"]);
    }
  });
});

describe("money that comes in while the seat lapses", () => {
  it.each([true, false])("is settled either way (expired first: %j)", async (isExpiredFirst) => {
    const course = await made.aPaidCourse({ max_participants: 1 });
    const payer = await made.aPayerAtMollie(course);
    test.clock.advance(minutes(31));
    await stub.setState(payer.providerId, "paid", { isSilent: true });
    const acts = [() => expireSeats(test.services), () => checkPayment(test.services, payer.paymentId)];
    await inOrder(holdCourse(course.id), isExpiredFirst ? acts : acts.toReversed());
    await test.runJobs();
    expect(await made.invoicesOf(payer)).toHaveLength(1);
    expect(await made.anomaliesOf(payer)).toMatchObject([{ kind: "paid-late", decision: "settled" }]);
  });

  it("keeps the payment of a person who takes their seat again in the meantime", async () => {
    const course = await made.aPaidCourse();
    const payer = await made.aPayerAtMollie(course);
    test.clock.advance(minutes(31));
    const begin = () => payer.browser.post(`/courses/${course.slug}/participate/start`);
    await inOrder(holdCourse(course.id), [begin, () => expireSeats(test.services)]);
    expect((await made.newestOf(payer)).state).toBe("pending");
  });

  it("never gives one seat to two people, in five rounds", async () => {
    for (let round = 0; round < 5; round += 1) {
      const course = await made.aPaidCourse({ max_participants: 1 });
      const late = await made.aPayerAtMollie(course);
      test.clock.advance(minutes(31));
      const other = await made.aPayer(course, { state: "lapsed" });
      await stub.setState(late.providerId, "paid", { isSilent: true });
      await atOnce([
        () => checkPayment(test.services, late.paymentId),
        () => other.browser.post(`/courses/${course.slug}/participate/start`),
        () => expireSeats(test.services),
      ]);
      await made.choose(other);
      await made.pay(other);
      const [theirs] = await made.paymentsOf(other);
      if (theirs) {
        await stub.setState(theirs.provider_id ?? "", "paid", { isSilent: true });
        await checkPayment(test.services, theirs.id);
      }
      expect(await seatsTaken(course.id)).toBe(1);
      expect(await made.anomaliesOf(late)).toHaveLength(1);
    }
    await test.runJobs();
  });

  it("enrols one of two people who were both late for one seat", async () => {
    for (let round = 0; round < 5; round += 1) {
      const course = await made.aPaidCourse({ max_participants: 2 });
      const late = [await made.aPayerAtMollie(course), await made.aPayerAtMollie(course)];
      test.clock.advance(minutes(31));
      await made.aPayer(course);
      for (const { providerId } of late) await stub.setState(providerId, "paid", { isSilent: true });
      await atOnce(
        late.map(
          ({ paymentId }) =>
            () =>
              checkPayment(test.services, paymentId),
        ),
      );
      expect(await seatsTaken(course.id)).toBe(1);
      const anomalies = await Promise.all(late.map((payer) => made.anomaliesOf(payer)));
      expect(
        anomalies
          .flat()
          .map(({ decision }) => decision)
          .toSorted(),
      ).toEqual([null, "settled"].toSorted());
    }
  });
});

describe("an organiser who changes the course while somebody pays", () => {
  const changes = [
    ["unpublishes it", null],
    ["closes it", { isClosed: 1 }],
    ["changes the price", { price: 999.99 }],
    ["makes it free", { pricingStrategy: "free" }],
  ] as const;
  const cases = changes.flatMap(([what, change]) => [true, false].map((isFirst) => [what, isFirst, change] as const));
  it.each(cases)("and %s (first: %j) leaves the seat that is held, at the price agreed", async (_, isFirst, change) => {
    const { browser, course } = await makers.madeEnrollable({ ...form, maxParticipants: 1 });
    await browser.post(`/courses/${course.slug}/publish`);
    const payer = await made.aPayerAtMollie(course);
    await stub.setState(payer.providerId, "paid", { isSilent: true });
    const act = () =>
      change === null
        ? browser.post(`/courses/${course.slug}/unpublish`)
        : browser.put(`/courses/${course.slug}`, { ...form, maxParticipants: 1, ...change });
    const statuses: number[] = [];
    const acts = [async () => statuses.push((await act()).status), () => checkPayment(test.services, payer.paymentId)];
    await inOrder(holdCourse(course.id), isFirst ? acts : acts.toReversed());
    expect(statuses).toEqual([change === null ? 204 : 200]);
    await test.runJobs();
    expect((await made.invoicesOf(payer)).map(({ total }) => total)).toEqual([12_345]);
    expect(await made.anomaliesOf(payer)).toEqual([]);
  });

  it.each([true, false])("and gives it a maximum (first: %j) counts people who have gone to pay", async (isFirst) => {
    const { browser, course } = await makers.madeEnrollable({ ...form, hasRealLifePart: 0 });
    await browser.post(`/courses/${course.slug}/publish`);
    const withoutSeat = { reserved_since: null, reserved_until: null };
    const payer = await made.aPayerAtMollie(course, withoutSeat);
    const other = await made.aPayer(course, withoutSeat);
    await made.choose(other);
    const limit = () => browser.put(`/courses/${course.slug}`, { ...form, maxParticipants: 1 });
    const acts = [limit, () => made.pay(other)];
    const answers = await inOrder(holdCourse(course.id), isFirst ? acts : acts.toReversed());
    expect(answers.map(({ status, body }) => [status, body.errors])).toEqual(
      isFirst
        ? [
            [200, undefined],
            [410, undefined],
          ]
        : [
            [200, undefined],
            [422, { maxParticipants: ["Er zijn al 2 plaatsen ingenomen."] }],
          ],
    );
    await stub.setState(payer.providerId, "paid");
    await test.runJobs();
    expect((await made.enrolmentOf(payer)).finalized_at).not.toBeNull();
    expect(await made.anomaliesOf(payer)).toEqual([]);
  });

  it("and gives it a maximum holds the seat of somebody away to pay for half an hour, then frees it", async () => {
    const { browser, course } = await makers.madeEnrollable({ ...form, hasRealLifePart: 0 });
    await browser.post(`/courses/${course.slug}/publish`);
    const payer = await made.aPayerAtMollie(course, { reserved_since: null, reserved_until: null });
    const { data } = (await browser.put(`/courses/${course.slug}`, { ...form, maxParticipants: 1 })).body;
    expect(data).toMatchObject({ heldSeats: 1, availableSeats: 0 });
    test.clock.advance(test.services.config.enrolmentExpires);
    await expireSeats(test.services);
    expect((await made.newestOf(payer)).state).toBe("failed");
    expect((await browser.get(`/courses/${course.slug}`)).body.data.availableSeats).toBe(1);
  });
});
