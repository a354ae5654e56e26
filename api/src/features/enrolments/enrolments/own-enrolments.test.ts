import { expect, it } from "vitest";
import { brusselsDay, days, later } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { anInstalment } from "../instalments/instalment.factory.ts";
import { aPlace } from "../waiting-list/waiting-list.factory.ts";
import { anEnrolment } from "./enrolment.factory.ts";

/* docs/product/enrolments.md#own-courses */

const test = useTestApi();
const mineOf = async (id: string | null) =>
  (await (await test.browser().signInAs(id ?? "")).get("/me/courses/participations")).body.data;

it("one's own courses are ordered by their days: those to come first, then those that are over", async () => {
  const { id: user_id } = await aPerson(test.services);
  const now = test.clock.now();
  const day = (ahead: number) => brusselsDay(later(now, days(ahead)));
  const enrolIn = async (title: string, course: object, enrolment: object = {}) => {
    const { id } = await aCourse(test.services, { title, has_enrollments: true, ...course });
    await anEnrolment(test.services, { course_id: id, user_id, ...enrolment });
  };
  await enrolIn("long ago", { start_date: day(-90), end_date: day(-60) });
  await enrolIn("just over", { start_date: day(-30), end_date: day(-1) });
  await enrolIn("own pace", { has_real_life_part: false, start_date: null, end_date: null, enrollment_deadline: null });
  await enrolIn("next month", { start_date: day(30), end_date: day(60) }, { state: "paying" });
  await enrolIn("running", { start_date: day(-10), end_date: day(0) });
  await enrolIn("next week", { start_date: day(7), end_date: day(7) });
  await enrolIn("called off", { start_date: day(3), end_date: day(9), cancelled_at: now });
  await enrolIn("left", { start_date: day(5), end_date: day(9) }, { state: "delisted" });
  const { body } = await (await test.browser().signInAs(user_id)).get("/me/courses/participations");
  expect(body.data.map(({ course }: { course: { title: string } }) => course.title)).toEqual([
    "running",
    "next week",
    "next month",
    "own pace",
    "left",
    "called off",
    "just over",
    "long ago",
  ]);
});

it("a seat that was held and lost is shown as lost in the list and on the page of the course", async () => {
  const { id: course_id, slug } = await aCourse(test.services, { has_enrollments: true, max_participants: 9 });
  for (const [state, hasLostSeat] of Object.entries({
    begun: false,
    paying: false,
    lapsed: true,
    enrolled: false,
    delisted: false,
  })) {
    const { user_id } = await anEnrolment(test.services, { course_id, state: state as "begun" });
    const browser = await test.browser().signInAs(user_id ?? "");
    const [listed] = (await browser.get("/me/courses/participations")).body.data;
    const { participation } = (await browser.get(`/courses/${slug}`)).body.data.me;
    expect([listed.hasLostSeat, participation.hasLostSeat], state).toEqual([hasLostSeat, hasLostSeat]);
  }
});

it("people who began are shown that nobody can enrol any more, unless a seat is held for them", async () => {
  const now = test.clock.now();
  const day = (ahead: number) => brusselsDay(later(now, days(ahead)));
  const over = { enrollment_deadline: day(-1), start_date: day(3), end_date: day(9) };
  const problemsOf = async (course: object, enrolment: object) => {
    const { id, slug } = await aCourse(test.services, { has_enrollments: true, ...course });
    const { user_id } = await anEnrolment(test.services, { course_id: id, ...enrolment });
    const browser = await test.browser().signInAs(user_id ?? "");
    const [listed] = (await browser.get("/me/courses/participations")).body.data;
    const { data } = (await browser.get(`/courses/${slug}/participation`)).body;
    expect(data.enrolProblem).toBe(listed.enrolProblem);
    return data.enrolProblem;
  };
  for (const state of ["begun", "lapsed"]) {
    expect(await problemsOf(over, { state })).toBe("Deadline voorbij");
    expect(await problemsOf({ published_at: null }, { state })).toBe("Je kan je voor deze cursus niet inschrijven.");
    // They began before it was closed, and a seat may come free.
    expect(await problemsOf({ is_closed: true, max_participants: 1 }, { state })).toBeNull();
  }
  for (const enrolment of [{ state: "paying" }, { state: "begun", has_open_request: true }, { state: "enrolled" }])
    expect(await problemsOf(over, enrolment)).toBeNull();
});

it("people who began to enrol in a course that is now full are shown that it is, unless they have a seat", async () => {
  const isFullFor = async (
    state: "begun" | "paying" | "lapsed" | "enrolled",
    { seats = 1, isOffered = false } = {},
  ) => {
    const { id: course_id, slug } = await aCourse(test.services, { has_enrollments: true, max_participants: seats });
    const { user_id } = await anEnrolment(test.services, { course_id, state });
    if (isOffered) await aPlace(test.services, { course_id, user_id: user_id ?? "", state: "offered" });
    else if (state === "begun" || state === "lapsed") await anEnrolment(test.services, { course_id });
    const browser = await test.browser().signInAs(user_id ?? "");
    const [listed] = (await browser.get("/me/courses/participations")).body.data;
    expect((await browser.get(`/courses/${slug}/participation`)).body.data.isFull).toBe(listed.isFull);
    return listed.isFull;
  };
  expect([await isFullFor("begun"), await isFullFor("lapsed")]).toEqual([true, true]);
  expect([await isFullFor("paying"), await isFullFor("enrolled")]).toEqual([false, false]);
  expect(await isFullFor("begun", { isOffered: true })).toBe(false);
  expect(await isFullFor("lapsed", { seats: 2 })).toBe(false);
});

it("people who are paying see how long their seat is held, as the payment step and the organiser do", async () => {
  const course = await aCourse(test.services, { has_enrollments: true, pricing_strategy: "paid", price: 12_000 });
  const { id, user_id, reserved_until } = await anEnrolment(test.services, { course_id: course.id, state: "paying" });
  const browser = await test.browser().signInAs(user_id ?? "");
  const organizer = await test.browser().signInAs(course.organizerId);
  const reservedUntil = reserved_until?.toISOString();
  expect(await mineOf(user_id)).toMatchObject([{ reservedUntil, outstandingAmount: 0 }]);
  expect((await browser.get(`/courses/${course.slug}/participation`)).body.data).toMatchObject({ reservedUntil });
  expect((await organizer.get(`/course-participants/${id}`)).body.data).toMatchObject({ reservedUntil });
  test.clock.set(reserved_until ?? new Date(Number.NaN));
  expect(await mineOf(user_id)).toMatchObject([{ reservedUntil: null, hasLostSeat: true }]);
});

it("people who pay in instalments see what is still to be paid, as the organiser does", async () => {
  const course = await aCourse(test.services, { has_enrollments: true, pricing_strategy: "paid", price: 12_000 });
  const { enrolmentId, userId } = await anInstalment(test.services, {
    courseId: course.id,
    state: "approved",
    paid: 4_050,
  });
  const organizer = await test.browser().signInAs(course.organizerId);
  expect(await mineOf(userId)).toMatchObject([{ outstandingAmount: 79.5, reservedUntil: null }]);
  const { outstandingAmount } = (await organizer.get(`/course-participants/${enrolmentId}`)).body.data;
  expect(outstandingAmount).toBe(79.5);
  const browser = await test.browser().signInAs(userId);
  const own = (await browser.get(`/courses/${course.slug}/participation`)).body.data;
  expect([own.outstandingAmount, own.installment.transfer.amount]).toEqual([79.5, 79.5]);
});

it("a long list of one's own courses takes as many queries as a short one", async () => {
  const queriesFor = async (courses: number) => {
    const { id: userId } = await aPerson(test.services);
    for (let count = 0; count < courses; count += 1) {
      const { id: courseId } = await aCourse(test.services, { has_enrollments: true });
      await anInstalment(test.services, { courseId, userId, state: "approved" });
    }
    const browser = await test.browser().signInAs(userId);
    return test.countQueries(() => browser.get("/me/courses/participations"));
  };
  expect(await queriesFor(5)).toBe(await queriesFor(1));
});
