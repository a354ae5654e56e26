import { describe, expect, it } from "vitest";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { anEnrolment } from "#features/enrolments/enrolments/enrolment.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { hours } from "#platform/clock.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aLink } from "../access/ecourse-invitation.factory.ts";
import { aCertificate } from "../certificates/certificate.factory.ts";
import { anEcourse, aStudent } from "../ecourses/ecourse.factory.ts";
import { aTest } from "../tests/test.factory.ts";

const test = useTestApi();
const lessonAt = (id: string) => `/ecourse-module-classes/${id}`;
const complete = (browser: TestBrowser, id: string) => browser.post(`/me${lessonAt(id)}/complete`);
const open = (browser: TestBrowser, id: string) => browser.post(`/me${lessonAt(id)}/open`);
const participations = async (browser: TestBrowser) => (await browser.get("/me/ecourses/participations")).body.data;
const deleteLesson = (id: string) =>
  test.services.db
    .updateTable("lessons")
    .set({ module_id: null, deleted_at: test.clock.now() })
    .where("id", "=", id)
    .execute();
const progressOf = (userId: string) =>
  test.services.db.selectFrom("lesson_progress").selectAll().where("user_id", "=", userId).execute();

/** Somebody who follows an online course. */
async function aFollower(wanted: Parameters<typeof anEcourse>[1] = {}) {
  const [ecourse, person] = [await anEcourse(test.services, wanted), await aPerson(test.services)];
  const student = await aStudent(test.services, ecourse.id, person.id);
  return { ...ecourse, person, student, browser: await test.browser().signInAs(person.id) };
}

describe("completing a lesson", () => {
  it("counts in whole percents: of seven lessons 14, 29, … 100", async () => {
    const { browser, lessonIds } = await aFollower({ modules: [3, 0, 4] });
    const percentages: number[] = [];
    for (const id of lessonIds) percentages.push((await complete(browser, id)).body.data.percentage);
    expect(percentages).toEqual([14, 29, 43, 57, 71, 86, 100]);
  });

  it("happens once: repeating it changes nothing, and the first moment stays", async () => {
    const { browser, person, lessonIds } = await aFollower();
    const [id = ""] = lessonIds;
    const first = await complete(browser, id);
    const [before] = await progressOf(person.id);
    test.clock.advance(hours(2));
    const second = await complete(browser, id);
    expect([first.status, second.status, second.body.data]).toEqual([200, 200, first.body.data]);
    expect(await progressOf(person.id)).toEqual([before]);
  });

  it("completes it once when it is done in many windows at the same time", async () => {
    const { browser, person, lessonIds } = await aFollower();
    const [id = ""] = lessonIds;
    await browser.csrfToken("community");
    const answers = await Promise.all(Array.from({ length: 20 }, () => complete(browser, id)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.data.completed}`))).toEqual(new Set(["200 1"]));
    expect(await progressOf(person.id)).toHaveLength(1);
  });

  it("does not count a deleted lesson, and keeps the tick of one that moves to another module", async () => {
    const { browser, id, lessonIds, moduleIds } = await aFollower({ modules: [2, 2] });
    const [first = "", second = "", third = ""] = lessonIds;
    for (const lesson of [first, second]) await complete(browser, lesson);
    await test.services.db
      .updateTable("lessons")
      .set({ module_id: moduleIds[1] ?? "", position: 9 })
      .where("id", "=", first)
      .execute();
    await deleteLesson(third);
    expect(await participations(browser)).toMatchObject([
      { id, completion: { completed: 2, total: 3, percentage: 67 } },
    ]);
    await deleteLesson(second);
    expect(await participations(browser)).toMatchObject([{ completion: { completed: 1, total: 2, percentage: 50 } }]);
  });

  it("answers that a lesson deleted in the meantime is gone, and writes nothing", async () => {
    const { browser, person, lessonIds } = await aFollower();
    const [id = ""] = lessonIds;
    await deleteLesson(id);
    for (const { status, body } of [
      await complete(browser, id),
      await browser.get(lessonAt(id)),
      await open(browser, id),
    ])
      expect([status, body.message]).toEqual([410, expect.stringContaining("intussen geschrapt")]);
    expect(await progressOf(person.id)).toEqual([]);
  });

  it("waits for a maker who is deleting the lesson, and is refused then", async () => {
    const { browser, lessonIds } = await aFollower();
    const [id = ""] = lessonIds;
    await browser.csrfToken("community");
    const { result } = await test.services.db.transaction().execute(async (tx) => {
      await tx
        .updateTable("lessons")
        .set({ module_id: null, deleted_at: test.clock.now() })
        .where("id", "=", id)
        .execute();
      return test.started(() => complete(browser, id));
    });
    expect((await result).status).toBe(410);
  });
});

describe("a person who has access", () => {
  it("sees only their own progress", async () => {
    const { id, browser, lessonIds } = await aFollower();
    const other = await aPerson(test.services);
    await aStudent(test.services, id, other.id);
    const otherBrowser = await test.browser().signInAs(other.id);
    await complete(otherBrowser, lessonIds[0] ?? "");
    expect(await participations(browser)).toMatchObject([{ completion: { completed: 0 }, hasBegun: false }]);
    expect((await complete(browser, lessonIds[1] ?? "")).body.data.completed).toBe(1);
    expect((await browser.get(lessonAt(lessonIds[0] ?? ""))).body.data.me.completed).toBe(false);
  });

  it("sees only their own tests and certificate", async () => {
    const { id: ecourse_id, browser, lessonIds } = await aFollower();
    const [lesson_id = ""] = lessonIds;
    const other = await aPerson(test.services);
    await aStudent(test.services, ecourse_id, other.id);
    const now = test.clock.now();
    const finalTest = await aTest(test.services, { ecourse_id });
    for (const { id: test_id, right } of [finalTest, await aTest(test.services, { ecourse_id, lesson_id })]) {
      const passed = {
        response_data: JSON.stringify(right),
        saved_at: now,
        completed_at: now,
        score: 100,
        succeeded: true,
      };
      await test.services.db
        .insertInto("test_responses")
        .values({ test_id, user_id: other.id, ...passed })
        .execute();
    }
    const earned = { ecourseId: ecourse_id, userId: other.id, testId: finalTest.id };
    const { id: certificateId } = await aCertificate(test.services, earned);
    const told = async (reader: TestBrowser) => {
      const { data } = (await reader.get(`/ecourses/${ecourse_id}`)).body;
      const [{ certificate }] = await participations(reader);
      const { modules, me } = data;
      return [
        data.test.me.completed,
        modules[0].classes[0].me.testCompleted,
        me.certificateId,
        certificate?.id ?? null,
      ];
    };
    expect(await told(browser)).toEqual([false, false, null, null]);
    const othersBrowser = await test.browser().signInAs(other.id);
    expect(await told(othersBrowser)).toEqual([true, true, certificateId, certificateId]);
  });

  it("is the only one who finds it, not members, nor people who were removed or delisted", async () => {
    const { id: ecourse_id, lessonIds, student, browser: removed } = await aFollower();
    const course = await aCourse(test.services, { has_enrollments: true });
    await aLink(test.services, { course_id: course.id, ecourse_id });
    const enrolled = await anEnrolment(test.services, { course_id: course.id });
    const delisted = await anEnrolment(test.services, { course_id: course.id, state: "delisted" });
    const unfinished = await anEnrolment(test.services, { course_id: course.id, state: "paying" });
    await test.services.db
      .updateTable("ecourse_students")
      .set({ removed_at: test.clock.now() })
      .where("id", "=", student.id)
      .execute();
    const signIn = (id: string | null) => test.browser().signInAs(id ?? "");
    const statusesOf = async (browser: TestBrowser) => {
      const [lesson = ""] = lessonIds;
      const calls = [await browser.get(lessonAt(lesson)), await open(browser, lesson), await complete(browser, lesson)];
      return [...calls.map(({ status }) => status), (await participations(browser))?.length];
    };
    expect(await statusesOf(await signIn(enrolled.user_id))).toEqual([200, 204, 200, 1]);
    const nothing = [404, 404, 404, 0];
    for (const browser of [
      removed,
      await signIn(delisted.user_id),
      await signIn(unfinished.user_id),
      await signIn((await aPerson(test.services, { roles: ["ecourse_organizer"] })).id),
    ])
      expect(await statusesOf(browser)).toEqual(nothing);
    expect(await statusesOf(test.browser())).toEqual([401, 401, 401, undefined]);
  });

  it("sees an online course once when they have access in two ways", async () => {
    const { id: ecourse_id, person, browser } = await aFollower();
    for (const title of ["Een", "Twee"]) {
      const course = await aCourse(test.services, { has_enrollments: true, title });
      await anEnrolment(test.services, { course_id: course.id, user_id: person.id });
      await aLink(test.services, { course_id: course.id, ecourse_id });
    }
    expect(await participations(browser)).toHaveLength(1);
  });

  it("is counted, even when they are its maker; a maker who only looks is not", async () => {
    const { id, organizerId, lessonIds } = await anEcourse(test.services);
    const [lesson = ""] = lessonIds;
    const maker = await test.browser().signInAs(organizerId);
    expect((await maker.get(lessonAt(lesson))).body.data.me).toMatchObject({ isPreview: true });
    expect([(await open(maker, lesson)).status, (await complete(maker, lesson)).body.data]).toEqual([
      204,
      { completed: 0, total: 3, percentage: 0 },
    ]);
    expect([await progressOf(organizerId), await participations(maker)]).toEqual([[], []]);
    await aStudent(test.services, id, organizerId);
    expect((await complete(maker, lesson)).body.data.completed).toBe(1);
    expect((await maker.get(lessonAt(lesson))).body.data.me).toMatchObject({ isPreview: false, completed: true });
  });
});

describe("continuing where one stopped", () => {
  const nextOf = async (browser: TestBrowser) => (await participations(browser))[0].continueWith?.title;

  it("starts with the lesson that was last opened, and once that is completed with the next", async () => {
    const { browser, lessonIds } = await aFollower({ modules: [2, 2] });
    const [first = "", , third = "", fourth = ""] = lessonIds;
    expect([await nextOf(browser), (await participations(browser))[0].hasBegun]).toEqual(["Les 1.1", false]);
    await open(browser, third);
    expect([await nextOf(browser), (await participations(browser))[0].hasBegun]).toEqual(["Les 2.1", true]);
    await complete(browser, third);
    expect(await nextOf(browser)).toBe("Les 2.2");
    await complete(browser, fourth);
    expect(await nextOf(browser)).toBe("Les 1.1");
    test.clock.advance(hours(1));
    await open(browser, first);
    for (const id of lessonIds) await complete(browser, id);
    expect(await nextOf(browser)).toBeUndefined();
  });

  it("lists the last opened online course first, with its certificate", async () => {
    const { browser, person, id: older, lessonIds } = await aFollower({ title: "Aan zee" });
    const newer = await anEcourse(test.services, { title: "Water" });
    await aStudent(test.services, newer.id, person.id);
    const untouched = await anEcourse(test.services, { title: "Berg", modules: [] });
    await aStudent(test.services, untouched.id, person.id);
    await open(browser, lessonIds[0] ?? "");
    test.clock.advance(hours(1));
    await open(browser, newer.lessonIds[0] ?? "");
    const certificate = await test.services.db
      .insertInto("certificates")
      .values({
        code: crypto.randomUUID(),
        kind: "certificate",
        ecourse_id: older,
        user_id: person.id,
        ecourse_title: "Aan zee",
        earned_at: test.clock.now(),
      })
      .returning(["id", "code"])
      .executeTakeFirstOrThrow();
    expect(await participations(browser)).toMatchObject([
      { title: "Water", certificate: null },
      { title: "Aan zee", certificate },
      { title: "Berg", completion: { completed: 0, total: 0, percentage: 0 }, continueWith: null },
    ]);
  });

  it("takes as many queries for thirty online courses as for one", async () => {
    const { browser, person } = await aFollower();
    const count = () => test.countQueries(() => participations(browser));
    const few = await count();
    for (let made = 0; made < 30; made += 1)
      await aStudent(test.services, (await anEcourse(test.services)).id, person.id);
    expect([await count(), (await participations(browser)).length]).toEqual([few, 31]);
  });
});

describe("a lesson", () => {
  it("has its number across all modules, its neighbours, and no fields for its makers", async () => {
    const { browser, id, title, lessonIds } = await aFollower({ modules: [2, 0, 1] });
    const [first, second = "", third] = lessonIds;
    const { data } = (await browser.get(lessonAt(second))).body;
    expect(data).toMatchObject({
      number: 2,
      sortOrder: 2,
      body: "<p>Kijk een kwartier naar stromend water.</p>",
      ecourse: { id, title },
      previous: { id: first, title: "Les 1.1" },
      next: { kind: "lesson", id: third, title: "Les 3.1" },
      test: null,
      me: { completed: false, testCompleted: false, isPreview: false },
    });
  });

  it("is followed, when it is the last, by the final test, or without one by the overview", async () => {
    const { browser, id: ecourse_id, lessonIds } = await aFollower({ modules: [1] });
    const [lesson_id = ""] = lessonIds;
    const get = async () => (await browser.get(lessonAt(lesson_id))).body.data;
    expect([(await get()).next, (await get()).previous]).toEqual([{ kind: "ecourse" }, null]);
    const created_at = test.clock.now();
    const version = { ecourse_id, title: "Test", questions: "[]", created_at };
    await test.services.db
      .insertInto("ecourse_tests")
      .values([
        { ...version, replaced_at: created_at },
        version,
        { ...version, lesson_id, title: "Oud", replaced_at: created_at },
        { ...version, lesson_id },
      ])
      .execute();
    expect(await get()).toMatchObject({ next: { kind: "test" }, test: { title: "Test" } });
  });
});
