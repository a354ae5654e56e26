import { beforeAll, describe, expect, it } from "vitest";
import { enrollableCourse } from "#valid-bodies.ts";
import { useTestApi } from "#testing/test-api.ts";
import type { TestBrowser, TestResponse } from "#testing/test-browser.ts";
import { holdRow, statusesInOrder } from "#testing/in-order.ts";
import { courseMakers } from "#features/courses/courses/made-course.factory.ts";
import { enrollers, PERSON } from "./enrolling.factory.ts";
import { anEnrolment } from "./enrolment.factory.ts";

/* Concurrent actions of people who enrol and the organiser: one comes first, and no seat is given out twice. */

const test = useTestApi();
const { free, paid, member, start, save, enrolmentsOf } = enrollers(test);
const { madeEnrollable } = courseMakers(test);

const ROUNDS = 5;
const MEMBERS = 50;
const FULL = "Deze cursus is vol.";
const statusesOf = async (answers: Promise<TestResponse>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).toSorted((one, other) => one - other);

const inOrder = (courseId: string, acts: readonly (() => Promise<TestResponse>)[]) =>
  statusesInOrder(test)(holdRow("courses", courseId), acts);

describe("the last seat", () => {
  const crowd: Awaited<ReturnType<typeof member>>[] = [];
  beforeAll(async () => {
    for (let count = 0; count < MEMBERS; count += 1) crowd.push(await member());
    // A page fetches its token before somebody presses the button.
    for (const { browser } of crowd) await browser.csrfToken("organization");
  });

  async function round(course: { id: string; slug: string }, body?: object) {
    for (const { id: user_id } of crowd)
      await anEnrolment(test.services, { course_id: course.id, user_id, state: "begun" });
    const answers = await Promise.all(crowd.map(({ browser }) => save(browser, course.slug, body)));
    const refused = answers.filter(({ status }) => status === 422);
    expect(new Set(refused.map(({ body: { message } }) => message))).toEqual(new Set([FULL]));
    expect([answers.filter(({ status }) => status === 200).length, refused.length]).toEqual([1, MEMBERS - 1]);
    const rows = await enrolmentsOf(course.id);
    expect(rows.filter((row) => row.reserved_until || row.finalized_at)).toHaveLength(1);
    // What was typed is kept: nobody has to type it again.
    expect(rows.filter((row) => row.first_name === PERSON.firstName)).toHaveLength(MEMBERS);
  }

  it.each(Array.from({ length: ROUNDS }, (_, at) => at + 1))(
    "of a paid course is held for one of fifty who want it at once (%i)",
    async () => round(await paid({ max_participants: 1 })),
  );

  it("of a free course goes to one of fifty", async () => round(await free({ max_participants: 1 }), PERSON));

  it("is held for one of the people who lost theirs and try again", async () => {
    const course = await paid({ max_participants: 1 });
    for (const { id: user_id } of crowd)
      await anEnrolment(test.services, { course_id: course.id, user_id, state: "lapsed" });
    const statuses = await statusesOf(crowd.map(({ browser }) => start(browser, course.slug)));
    expect(statuses).toEqual([200, ...Array.from({ length: MEMBERS - 1 }, () => 422)]);
  });
});

describe("one person in two windows", () => {
  const twice = (act: (browser: TestBrowser) => Promise<TestResponse>, browser: TestBrowser) => [
    () => act(browser),
    () => act(browser),
  ];

  it("begins once", async () => {
    const { browser } = await member();
    const course = await paid();
    const acts = twice((window) => start(window, course.slug), browser);
    expect(await inOrder(course.id, acts)).toEqual([200, 200]);
    expect(await enrolmentsOf(course.id)).toHaveLength(1);
  });

  it("is enrolled once, and mailed about it once", async () => {
    const { browser, email } = await member();
    const course = await free();
    await start(browser, course.slug);
    const acts = twice((window) => save(window, course.slug, PERSON), browser);
    expect(await inOrder(course.id, acts)).toEqual([200, 422]);
    const mails = await test.runJobs();
    expect(mails.filter(({ to }) => to === email)).toHaveLength(1);
    const told = await test.services.db
      .selectFrom("notifications")
      .select("id")
      .where("course_id", "=", course.id)
      .execute();
    expect(told).toHaveLength(2);
  });

  it("takes one seat of a paid course", async () => {
    const { browser } = await member();
    const course = await paid({ max_participants: 1 });
    await start(browser, course.slug);
    const acts = twice((window) => save(window, course.slug), browser);
    expect(await inOrder(course.id, acts)).toEqual([200, 200]);
  });
});

describe("an organiser who changes the course while somebody enrols", () => {
  const { image: _image, teacherImage: _portrait, ...form } = enrollableCourse;
  async function world() {
    const made = await madeEnrollable({ maxParticipants: 2, survey: [] });
    const { browser: organizer, course } = made;
    await organizer.post(`/courses/${course.slug}/publish`);
    const { browser, id } = await member();
    await start(browser, course.slug);
    const at = `/courses/${course.slug}`;
    const change = (fields: object) => () => organizer.put(at, { ...form, survey: [], maxParticipants: 2, ...fields });
    return {
      course,
      userId: id,
      enrol: () => save(browser, course.slug),
      change,
      unpublish: () => organizer.post(`${at}/unpublish`),
      remove: () => organizer.delete(at),
    };
  }

  it("takes the last seat away, or is refused when somebody has taken it", async () => {
    const [one, other] = [await world(), await world()];
    for (const { course } of [one, other]) await anEnrolment(test.services, { course_id: course.id });
    const fewer = { maxParticipants: 1 };
    expect(await inOrder(one.course.id, [one.change(fewer), one.enrol])).toEqual([200, 422]);
    expect(await inOrder(other.course.id, [other.enrol, other.change(fewer)])).toEqual([200, 422]);
  });

  it.each([
    ["takes it off the site", ({ unpublish }: Awaited<ReturnType<typeof world>>) => unpublish],
    ["lets nobody enrol", ({ change }: Awaited<ReturnType<typeof world>>) => change({ hasEnrollments: 0 })],
  ])("%s: people without a seat get none, and those who hold one keep it", async (_name, act) => {
    const [one, other] = [await world(), await world()];
    expect((await inOrder(one.course.id, [act(one), one.enrol]))[1]).toBe(422);
    expect((await inOrder(other.course.id, [other.enrol, act(other)]))[0]).toBe(200);
    expect((await other.enrol()).status).toBe(200);
    const [row] = (await enrolmentsOf(other.course.id)).filter(({ user_id }) => user_id === other.userId);
    expect(row?.reserved_until).not.toBeNull();
  });

  it("closes the course: people who began before can go on", async () => {
    const { course, change, enrol } = await world();
    expect(await inOrder(course.id, [change({ isClosed: 1 }), enrol])).toEqual([200, 200]);
  });

  it("changes the questions: the answers belong to the questions that are asked", async () => {
    const { course, enrol, change } = await world();
    const survey = [{ question: "Hoe kom je?", options: [{ option: "Te voet" }, { option: "Met de trein" }] }];
    expect(await inOrder(course.id, [change({ survey }), enrol])).toEqual([200, 422]);
  });

  it("deletes it: no half-made enrolment is left, in either order", async () => {
    const [one, other] = [await world(), await world()];
    for (const { unpublish } of [one, other]) await unpublish();
    expect(await inOrder(one.course.id, [one.remove, one.enrol])).toEqual([204, 404]);
    expect(await inOrder(other.course.id, [other.enrol, other.remove])).toEqual([422, 204]);
    expect(await enrolmentsOf(other.course.id)).toEqual([]);
  });
});
