import { beforeAll, describe, expect, it } from "vitest";
import { brusselsDay, days, minutes } from "#platform/clock.ts";
import { useMollie } from "#testing/use-mollie.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { anEnrolment } from "../enrolments/enrolment.factory.ts";
import { participants } from "../delisting/delisting.factory.ts";

const { test, mollie: stub } = useMollie();
let made: ReturnType<typeof participants>;
beforeAll(async () => {
  made = participants(test, stub);
  await made.aHouse();
});
const today = () => brusselsDay(test.clock.now());

describe("the figures of a course (docs/product/courses.md#figures)", () => {
  it("show the seats by day, the money, and where participants live", async () => {
    const course = await made.aPaidCourse({ max_participants: 9 });
    const organizer = await made.organizerOf(course);
    const look = async () => (await organizer.get(`/courses/${course.slug}/figures`)).body.data;
    const firstDay = today();
    expect(await look()).toEqual({
      seats: {
        maximum: 9,
        deadline: expect.any(String),
        from: firstDay,
        until: firstDay,
        isOver: false,
        days: [],
      },
      money: { received: 0, inReview: 0, due: 0, refunded: 0, refundUnderway: 0 },
      places: [],
    });
    const [stays, leaves] = [await made.somebodyWhoPaid({ course }), await made.somebodyWhoPaid({ course })];
    test.clock.advance(days(1));
    const later = { course_id: course.id, finalized_at: test.clock.now() };
    await anEnrolment(test.services, { ...later, address_postal_code: " 8400", address_city: "Oostende" });
    await anEnrolment(test.services, { ...later, address_country: "NL", address_postal_code: "1012 AB" });
    await anEnrolment(test.services, { course_id: course.id, state: "paying" });
    const secondDay = today();
    test.clock.advance(days(1));
    await made.delist(organizer, leaves, { refundAmount: 100 });
    expect(await look()).toMatchObject({
      seats: {
        until: today(),
        days: [
          { day: firstDay, taken: 2 },
          { day: secondDay, taken: 4 },
          { day: today(), taken: 3 },
        ],
      },
      // Requested from the provider, and not back yet.
      money: { received: 246.9, inReview: 0, due: 0, refunded: 0, refundUnderway: 100 },
      places: [
        { country: "BE", postalCode: "8400", city: "Oostende", participants: 1 },
        { country: "BE", postalCode: "9000", city: "Gent", participants: 1 },
        { country: "NL", postalCode: null, city: null, participants: 1 },
      ],
    });
    expect((await made.enrolmentOf(stays)).delisted_at).toBeNull();
    await test.runJobs();
    const [refund] = stub.payment(leaves.providerId).refunds;
    await stub.setRefund(refund?.id ?? "", "refunded");
    await test.runJobs();
    expect((await look()).money).toMatchObject({ refunded: 100, refundUnderway: 0 });
  });

  it("name the money that came in and waits for a decision, until somebody decides", async () => {
    const course = await made.aPaidCourse({ max_participants: 1 });
    const organizer = await made.organizerOf(course);
    const money = async () => (await organizer.get(`/courses/${course.slug}/figures`)).body.data.money;
    const late = await made.aPayerAtMollie(course);
    test.clock.advance(minutes(31));
    await made.somebodyWhoPaid({ course });
    await stub.setState(late.providerId, "paid");
    await test.runJobs();
    expect(await money()).toEqual({ received: 246.9, inReview: 123.45, due: 0, refunded: 0, refundUnderway: 0 });
    const [anomaly] = await made.anomaliesOf(late);
    await (await made.aBookkeeper()).post(`/staff/anomalies/${anomaly?.id}/decide`, { decision: "refund" });
    expect(await money()).toEqual({ received: 246.9, inReview: 0, due: 0, refunded: 0, refundUnderway: 123.45 });
  });

  it("show no money where there is none, and nothing at all to others", async () => {
    const course = await made.aPaidCourse({ pricing_strategy: "free", price: null });
    const organizer = await made.organizerOf(course);
    expect((await organizer.get(`/courses/${course.slug}/figures`)).body.data.money).toBeNull();
    const other = await test.browser().signInAs((await aPerson(test.services, { roles: ["course_organizer"] })).id);
    expect((await other.get(`/courses/${course.slug}/figures`)).status).toBe(404);
  });
});
