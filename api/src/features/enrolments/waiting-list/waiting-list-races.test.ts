import { describe, expect, it } from "vitest";
import { hours } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { holdRow, blockWrites, inOrderOf } from "#testing/in-order.ts";
import { PERSON } from "../enrolments/enrolling.factory.ts";
import { anEnrolment } from "../enrolments/enrolment.factory.ts";
import { advanceWaitingList } from "./advance-waiting-list.ts";
import { waiters } from "./waiting.factory.ts";

/* Concurrent actions on a waiting list: one comes first, and a seat is offered to one person. */

const test = useTestApi();
const { aFullCourse, inLine, someone, freeSeat, join, leave, aMinutePasses, statesOf } = waiters(test);

const advance = (course: { id: string }) => () => advanceWaitingList(test.services, course.id);
const enrol = ({ browser }: Awaited<ReturnType<typeof someone>>, course: { slug: string }) =>
  browser.post(`/courses/${course.slug}/participate/save-data`, PERSON);

const inOrder = inOrderOf(test);
const holdCourse = ({ id }: { id: string }) => holdRow("courses", id);

it("a free seat that two processes notice is offered once", async () => {
  const course = await aFullCourse();
  const [first] = await inLine(course, 3);
  await freeSeat(course.seats[0]!);
  // Both have looked before either can write.
  await inOrder(blockWrites("waiting_list_entries"), [advance(course), advance(course)]);
  expect(await statesOf(course)).toEqual(["offered", "waiting", "waiting"]);
  expect((await test.runJobs()).map(({ to }) => to)).toEqual([first!.email]);
});

describe("an offer that ends while its holder enrols", () => {
  async function world() {
    const course = await aFullCourse();
    const [holder] = await inLine(course, 2);
    await freeSeat(course.seats[0]!);
    await aMinutePasses();
    await anEnrolment(test.services, { course_id: course.id, user_id: holder!.id, state: "begun" });
    await holder!.browser.csrfToken("community");
    return { course, holder: holder! };
  }
  const offerEnds = async () => test.clock.advance(hours(48));

  it("is used by its holder when they come first, and then does not lapse", async () => {
    const { course, holder } = await world();
    const acts = [async () => (await enrol(holder, course)).status, advance(course)];
    expect((await inOrder(holdCourse(course), [...acts, offerEnds]))[0]).toBe(200);
    expect(await statesOf(course)).toEqual(["enrolled", "waiting"]);
  });

  it("is gone when its holder comes later, and goes to the next person", async () => {
    const { course, holder } = await world();
    const acts = [advance(course), async () => (await enrol(holder, course)).status];
    expect((await inOrder(holdCourse(course), [...acts, offerEnds]))[1]).toBe(422);
    expect(await statesOf(course)).toEqual(["lapsed", "offered"]);
  });
});

it("joining in two windows gives one place; declining while a seat is being offered frees it once", async () => {
  const course = await aFullCourse();
  const person = await someone();
  await person.browser.csrfToken("community");
  const joins = [() => join(person.browser, course), () => join(person.browser, course)];
  expect((await inOrder(holdCourse(course), joins)).map(({ status }) => status)).toEqual([200, 200]);
  expect(await statesOf(course)).toEqual(["waiting"]);
  await freeSeat(course.seats[0]!);
  const acts = [advance(course), async () => (await leave(person.browser, course)).status];
  await inOrder(holdCourse(course), acts);
  expect(await statesOf(course)).toEqual(["declined"]);
});

it("of twenty people who try when a seat is freed, the one who waits gets it", async () => {
  const course = await aFullCourse();
  await inLine(course, 1);
  const crowd = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const person = await someone();
      await anEnrolment(test.services, { course_id: course.id, user_id: person.id, state: "begun" });
      await person.browser.csrfToken("community");
      return person;
    }),
  );
  await freeSeat(course.seats[0]!);
  const [answers] = await Promise.all([Promise.all(crowd.map((person) => enrol(person, course))), aMinutePasses()]);
  expect(answers.map(({ status }) => status)).toEqual(crowd.map(() => 422));
  expect(await statesOf(course)).toEqual(["offered"]);
});
