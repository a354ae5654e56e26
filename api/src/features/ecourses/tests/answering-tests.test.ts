import { describe, expect, it } from "vitest";
import { aPerson } from "#features/people/people/person.factory.ts";
import { hours } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aStudent } from "../ecourses/ecourse.factory.ts";
import { aTest } from "./test.factory.ts";
import { complete, submit, testForm, testWorld } from "./tests-of-students.factory.ts";

const test = useTestApi();
const { student, aTestedEcourse, responsesOf, certificatesOf } = testWorld(test);
const half = (data: Record<string, string>) => Object.fromEntries(Object.entries(data).slice(0, 1));
const OTHER = testForm({ "Iets anders?": ["*Ja", "Nee"] });

describe("saved answers", () => {
  it("are there in any browser, and do not reveal whether they are right", async () => {
    const { at, browser, id, test: version } = await aTestedEcourse();
    const saved = await submit(browser, version.id, half(version.right));
    expect([saved.status, saved.body.data]).toEqual([
      200,
      {
        responseData: half(version.right),
        completedSuccessfully: null,
        score: null,
        nextTryAt: null,
        certificate: null,
      },
    ]);
    const elsewhere = await test.browser().signInAs(id);
    expect((await elsewhere.get(at)).body.data.me).toMatchObject({ completed: false, response: saved.body.data });
  });

  it("stay when another window saves others, and change when the student changes their mind", async () => {
    const { browser, id, test: version } = await aTestedEcourse();
    const [one = "", other = ""] = Object.keys(version.right);
    const { [one]: right } = version.right;
    await submit(browser, version.id, { [one]: version.wrong[one] });
    await submit(browser, version.id, { [other]: version.wrong[other] });
    await submit(browser, version.id, { [one]: right });
    expect(await responsesOf(id)).toMatchObject([{ response_data: { [one]: right, [other]: version.wrong[other] } }]);
  });

  it("belong to the same test when its id is sent in capitals", async () => {
    const { ecourse, maker, browser, id, test: version } = await aTestedEcourse();
    for (const data of [half(version.right), version.right])
      expect((await submit(browser, version.id.toUpperCase(), data)).status).toBe(200);
    expect(await responsesOf(id)).toMatchObject([{ response_data: version.right }]);
    const [lessonId = ""] = ecourse.lessonIds;
    expect((await maker.get(`/ecourse-module-classes/${lessonId.toUpperCase()}`)).body.data.id).toBe(lessonId);
  });

  it.each([
    ["of a question of another test", (own: Data, foreign: Data) => ({ ...half(own), ...half(foreign) })],
    ["of another test at a question of this one", (own: Data, foreign: Data) => crossed(own, foreign)],
  ])("are refused when one is %s", async (_case, mixed) => {
    const { ecourse, browser, id, test: version } = await aTestedEcourse();
    const foreign = await aTest(test.services, { ecourse_id: ecourse.id, lesson_id: ecourse.lessonIds[0] ?? null });
    const wrong = mixed(version.right, foreign.right);
    expect((await submit(browser, version.id, wrong)).status).toBe(422);
    expect((await complete(browser, version.id, { responseData: wrong })).status).toBe(422);
    expect(await responsesOf(id)).toEqual([]);
  });

  it("are refused when there are none, or when they are not ids", async () => {
    const { browser, test: version } = await aTestedEcourse();
    for (const responseData of [{}, undefined, [], { a: "b" }, { [crypto.randomUUID()]: null }])
      expect((await browser.post(`/tests/${version.id}/submit-response`, { responseData })).status).toBe(422);
  });

  it("never belong to somebody else", async () => {
    const { ecourse, at, browser, id, test: version } = await aTestedEcourse();
    const other = await student(ecourse.id);
    await submit(browser, version.id, version.right);
    expect((await complete(other.browser, version.id)).status).toBe(422);
    expect((await other.browser.get(at)).body.data.me.response).toBeNull();
    expect(await responsesOf(id)).toMatchObject([{ completed_at: null }]);
    expect(await responsesOf(other.id)).toEqual([]);
  });
});

type Data = Record<string, string>;
const crossed = (own: Data, foreign: Data) =>
  Object.fromEntries(Object.keys(own).map((id, place) => [id, Object.values(foreign)[place] ?? ""]));

describe("completing a test", () => {
  it("needs an answer to every question", async () => {
    const { browser, id, test: version } = await aTestedEcourse();
    expect((await complete(browser, version.id)).body.message).toBe(
      "2 vragen hebben nog geen antwoord. Kies ze eerst.",
    );
    await submit(browser, version.id, half(version.right));
    const early = await complete(browser, version.id);
    expect([early.status, early.body.message]).toEqual([422, "Eén vraag heeft nog geen antwoord. Kies er eerst een."]);
    expect(await responsesOf(id)).toMatchObject([{ completed_at: null, score: null }]);
  });

  it("is graded on the server, whatever else is sent", async () => {
    const { browser, id, test: version } = await aTestedEcourse();
    const cheat = { responseData: version.wrong, score: 100, completedSuccessfully: true, succeeded: true };
    await browser.post(`/tests/${version.id}/submit-response`, cheat);
    const { data } = (await complete(browser, version.id, { ...cheat, correct: true })).body;
    expect(data).toMatchObject({ completedSuccessfully: false, score: 0, certificate: null });
    expect(await responsesOf(id)).toMatchObject([{ score: 0, succeeded: false }]);
    expect(await certificatesOf(id)).toEqual([]);
  });

  it.each([false, true])("brings a certificate when it is passed, of a lesson: %s", async (ofLesson) => {
    const { at, browser: other, ecourse, test: version } = await aTestedEcourse({ ofLesson });
    await complete(other, version.id, { responseData: version.right });
    const { browser, id } = await student(ecourse.id);
    await submit(browser, version.id, version.right);
    const { data } = (await complete(browser, version.id)).body;
    const [certificate] = await certificatesOf(id);
    expect(data).toEqual({
      responseData: version.right,
      completedSuccessfully: true,
      score: 100,
      nextTryAt: null,
      certificate: { id: certificate?.id },
    });
    const seen = (await browser.get(at)).body.data;
    expect(seen.me).toMatchObject({ completed: true, response: data });
    expect(seen.questions[0].answerData).toMatchObject([{ correct: false }, { correct: true }, { correct: false }]);
  });

  it("succeeds with a lower share, when the maker set one", async () => {
    const { browser, test: version } = await aTestedEcourse({ pass_percentage: 50 });
    const responseData = { ...version.right, ...half(version.wrong) };
    const { data } = (await complete(browser, version.id, { responseData })).body;
    expect(data).toMatchObject({ completedSuccessfully: true, score: 50 });
  });

  it("cannot be undone: more answers are refused, and completing again returns the same result", async () => {
    const { browser, id, test: version } = await aTestedEcourse();
    const first = await complete(browser, version.id, { responseData: version.right });
    const again = await submit(browser, version.id, version.wrong);
    expect([again.status, again.body.message]).toEqual([
      422,
      "Je slaagde al voor deze test. Je hoeft hem niet opnieuw te maken.",
    ]);
    expect((await complete(browser, version.id, { responseData: version.wrong })).body).toEqual(first.body);
    expect(await responsesOf(id)).toHaveLength(1);
    expect(await certificatesOf(id)).toHaveLength(1);
  });
});

describe("a version that was replaced", () => {
  it("can be finished by people who were answering it, and is refused with an explanation to others", async () => {
    const { ecourse, at, maker, browser, test: version } = await aTestedEcourse();
    const late = await student(ecourse.id);
    await submit(browser, version.id, half(version.right));
    const newer = (await maker.post(at, OTHER)).body.data;
    const refused = await submit(late.browser, version.id, version.right);
    expect([refused.status, refused.body.code]).toEqual([409, "test-replaced"]);
    expect(refused.body.message).toBe("Deze test is intussen vernieuwd. Kijk je antwoorden na en bewaar ze opnieuw.");
    expect((await complete(late.browser, version.id, { responseData: version.right })).status).toBe(409);
    expect((await late.browser.get(at)).body.data.id).toBe(newer.id);
    expect((await browser.get(at)).body.data).toMatchObject({ id: version.id, me: { isReplaced: true } });
    expect((await complete(browser, version.id, { responseData: version.right })).body.data.score).toBe(100);
    // Nobody is graded again.
    expect((await browser.get(at)).body.data).toMatchObject({ id: version.id, me: { completed: true } });
  });
});

describe("an online course that requires all lessons first", () => {
  it("opens its final test when they are completed; deleted ones do not count", async () => {
    const { ecourse, at, browser, id, test: version } = await aTestedEcourse({ asks_all_lessons: true });
    expect((await browser.get(at)).body.data.me.lessonsToGo).toBe(3);
    const refused = await submit(browser, version.id, version.right);
    expect([refused.status, refused.body.message]).toEqual([
      422,
      "Voltooi eerst alle lessen: je hebt er nog 3 te gaan. Daarna gaat de eindproef voor je open.",
    ]);
    expect((await complete(browser, version.id, { responseData: version.right })).status).toBe(422);

    const [one = "", two = "", deleted = ""] = ecourse.lessonIds;
    const now = test.clock.now();
    const { db } = test.services;
    const opened = { user_id: id, opened_at: now, last_opened_at: now };
    const progress = [
      { ...opened, lesson_id: one, completed_at: now },
      { ...opened, lesson_id: two },
    ];
    await db.insertInto("lesson_progress").values(progress).execute();
    await db.updateTable("lessons").set({ deleted_at: now, module_id: null }).where("id", "=", deleted).execute();
    expect((await browser.get(at)).body.data.me.lessonsToGo).toBe(1);
    expect((await submit(browser, version.id, version.right)).status).toBe(422);
    await db.updateTable("lesson_progress").set({ completed_at: now }).where("lesson_id", "=", two).execute();
    expect((await complete(browser, version.id, { responseData: version.right })).body.data.score).toBe(100);
  });

  it("does not require them of somebody who was answering already", async () => {
    const { ecourse, at, browser, test: version } = await aTestedEcourse();
    await submit(browser, version.id, half(version.right));
    const asks = { asks_all_lessons: true };
    await test.services.db.updateTable("ecourses").set(asks).where("id", "=", ecourse.id).execute();
    expect((await browser.get(at)).body.data.me.lessonsToGo).toBe(0);
    expect((await browser.get(`/ecourses/${ecourse.id}`)).body.data.test.me).toMatchObject({ begun: true });
    expect((await submit(browser, version.id, version.wrong)).status).toBe(200);
    expect((await complete(browser, version.id)).body.data.completedSuccessfully).toBe(false);
    test.clock.advance(hours(25));
    expect((await browser.get(at)).body.data.me.lessonsToGo).toBe(3);
    expect((await submit(browser, version.id, version.right)).status).toBe(422);
    expect((await browser.get(`/ecourses/${ecourse.id}`)).body.data.test.me).toMatchObject({ begun: false });
  });

  it("does not require them for the test of a lesson", async () => {
    const { at, browser, test: version } = await aTestedEcourse({ asks_all_lessons: true, ofLesson: true });
    expect((await browser.get(at)).body.data.me.lessonsToGo).toBe(0);
    expect((await submit(browser, version.id, version.right)).status).toBe(200);
  });
});

describe("a maker's preview of a test", () => {
  it("is graded, and stores nothing", async () => {
    const { at, maker, ecourse, test: version } = await aTestedEcourse({ asks_all_lessons: true });
    expect((await submit(maker, version.id, half(version.right))).body.data.responseData).toEqual(half(version.right));
    expect((await complete(maker, version.id)).status).toBe(422);
    const failed = (await complete(maker, version.id, { responseData: version.wrong })).body.data;
    expect(failed).toMatchObject({ completedSuccessfully: false, score: 0, nextTryAt: null });
    const passed = (await complete(maker, version.id, { responseData: version.right })).body.data;
    expect(passed).toMatchObject({ completedSuccessfully: true, score: 100, certificate: null });
    expect((await maker.get(at)).body.data.me).toMatchObject({ completed: false, response: null, isPreview: true });
    expect(await responsesOf(ecourse.organizerId)).toEqual([]);
    expect(await certificatesOf(ecourse.organizerId)).toEqual([]);
  });

  it("is not blocked by what they answered when they followed the online course", async () => {
    const { at, maker, ecourse, test: version } = await aTestedEcourse();
    const { id } = await aStudent(test.services, ecourse.id, ecourse.organizerId);
    await complete(maker, version.id, { responseData: version.wrong });
    const ended = { removed_at: test.clock.now() };
    await test.services.db.updateTable("ecourse_students").set(ended).where("id", "=", id).execute();
    expect((await maker.get(at)).body.data.me.response).toBeNull();
    expect((await complete(maker, version.id, { responseData: version.right })).body.data.score).toBe(100);
    expect(await responsesOf(ecourse.organizerId)).toMatchObject([{ score: 0 }]);
  });

  it("is a real test for a maker who also follows the online course", async () => {
    const { at, maker, ecourse, test: version } = await aTestedEcourse();
    await aStudent(test.services, ecourse.id, ecourse.organizerId);
    expect((await maker.get(at)).body.data.me.isPreview).toBe(false);
    await complete(maker, version.id, { responseData: version.right });
    expect(await certificatesOf(ecourse.organizerId)).toHaveLength(1);
  });
});

describe("somebody without access", () => {
  it("gets no test, even when their access ended halfway", async () => {
    const { ecourse, at, browser, id, test: version } = await aTestedEcourse();
    const other = await test.browser().signInAs((await aPerson(test.services)).id);
    await submit(browser, version.id, version.right);
    await test.services.db
      .updateTable("ecourse_students")
      .set({ removed_at: test.clock.now() })
      .where("ecourse_id", "=", ecourse.id)
      .execute();
    for (const caller of [other, browser]) {
      expect((await caller.get(at)).status).toBe(404);
      expect((await submit(caller, version.id, version.right)).status).toBe(404);
      expect((await complete(caller, version.id)).status).toBe(404);
    }
    expect(await responsesOf(id)).toMatchObject([{ completed_at: null }]);
    expect((await test.browser().get(at)).status).toBe(401);
  });
});
