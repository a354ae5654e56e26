import { describe, expect, it } from "vitest";
import { aPerson } from "#features/people/people/person.factory.ts";
import { useTestApi } from "#testing/test-api.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { anEcourse } from "../ecourses/ecourse.factory.ts";
import { aTest } from "./test.factory.ts";
import { complete, submit, testForm, testWorld } from "./tests-of-students.factory.ts";

const test = useTestApi();
const { student, aTestedEcourse, responsesOf } = testWorld(test);
const FORM = testForm({ "Wat stroomt?": ["Zand", "*Water"], "Wat waait?": ["*Wind", "Steen", "*Zand"] });

async function anUntestedEcourse() {
  const ecourse = await anEcourse(test.services);
  const [lessonId = ""] = ecourse.lessonIds;
  const maker = await test.browser().signInAs(ecourse.organizerId);
  return {
    ecourse,
    lessonId,
    maker,
    final: `/ecourse-test/${ecourse.id}`,
    ofLesson: `/ecourse-module-class-test/${lessonId}`,
  };
}
const versions = (ecourseId: string) =>
  test.services.db
    .selectFrom("ecourse_tests")
    .select(["id", "lesson_id", "revision", "replaced_at", "title"])
    .where("ecourse_id", "=", ecourseId)
    .orderBy("revision")
    .execute();

describe("a test that a maker saves", () => {
  it.each(["final", "ofLesson"] as const)("is null before, and comes back with its key, %s", async (kind) => {
    const { maker, [kind]: at, lessonId, ecourse } = await anUntestedEcourse();
    expect((await maker.get(at)).body).toEqual({ data: null });
    const saved = await maker.post(at, FORM);
    expect(saved.status).toBe(200);
    expect((await maker.get(at)).body).toEqual(saved.body);
    expect(saved.body.data).toMatchObject({
      title: "Wat weet je nog?",
      passPercentage: 100,
      revision: 1,
      ecourse: { id: ecourse.id },
      lesson: kind === "final" ? null : { id: lessonId },
      questions: [
        {
          question: "Wat stroomt?",
          questionType: "multiple_choice",
          sortOrder: 1,
          answerData: [
            { answer: "Zand", correct: false },
            { answer: "Water", correct: true },
          ],
        },
        {
          question: "Wat waait?",
          sortOrder: 2,
          answerData: [{ correct: true }, { correct: false }, { correct: true }],
        },
      ],
      me: { completed: false, response: null, isReplaced: false, isPreview: true, lessonsToGo: 0 },
    });
    const ids = saved.body.data.questions.flatMap((question: { id: string; answerData: { id: string }[] }) => [
      question.id,
      ...question.answerData.map(({ id }) => id),
    ]);
    expect(new Set(ids).size).toBe(7);
  });

  it("keeps the order of sortOrder, whatever the numbers", async () => {
    const { maker, final } = await anUntestedEcourse();
    const [first, second] = FORM.questions;
    const questions = [
      { ...first, sortOrder: 9999 },
      { ...second, sortOrder: 3 },
    ];
    const { data } = (await maker.post(final, { ...FORM, questions })).body;
    expect(data.questions).toMatchObject([
      { question: "Wat waait?", sortOrder: 1 },
      { question: "Wat stroomt?", sortOrder: 2 },
    ]);
  });

  it("becomes a new version, unless nothing changed", async () => {
    const { maker, final, ecourse } = await anUntestedEcourse();
    const first = (await maker.post(final, FORM)).body.data;
    expect((await maker.post(final, FORM)).body.data).toEqual(first);
    const second = (await maker.post(final, { ...FORM, title: "Wat onthield je?", revision: 1 })).body.data;
    expect([second.revision, second.id === first.id]).toEqual([2, false]);
    expect(await versions(ecourse.id)).toMatchObject([
      { id: first.id, replaced_at: test.clock.now() },
      { id: second.id, replaced_at: null },
    ]);
  });

  it("keeps the required share when it is not sent", async () => {
    const { maker, final } = await anUntestedEcourse();
    await maker.post(final, { ...FORM, passPercentage: 60 });
    expect((await maker.post(final, { ...FORM, title: "Een andere titel" })).body.data.passPercentage).toBe(60);
  });

  it("does not overwrite what was saved elsewhere", async () => {
    const { maker, final } = await anUntestedEcourse();
    await maker.post(final, FORM);
    await maker.post(final, { ...FORM, title: "Van de ene", revision: 1 });
    const stale = await maker.post(final, { ...FORM, title: "Van de andere", revision: 1 });
    expect([stale.status, stale.body.code]).toEqual([409, "changed-elsewhere"]);
    await maker.delete(final);
    expect((await maker.post(final, { ...FORM, revision: 2 })).status).toBe(409);
    expect((await maker.post(final, FORM)).body.data.revision).toBe(3);
  });

  it.each([
    ["no title", { title: "" }, "title"],
    ["a title of two letters", { title: "ab" }, "title"],
    ["no questions", { questions: [] }, "questions"],
    ["one answer", testForm({ "Wat?": ["*Dit"] }), "questions.0.answerData"],
    ["the same answer twice", testForm({ "Wat?": ["*Dit", "dit"] }), "questions.0.answerData"],
    ["no right answer", testForm({ "Wat?": ["Dit", "Dat"] }), "questions.0.answerData"],
    ["an empty question", testForm({ "": ["*Dit", "Dat"] }), "questions.0.question"],
    ["an empty answer", testForm({ "Wat?": ["*Dit", " "] }), "questions.0.answerData.1.answer"],
    ["an answer of 256 letters", testForm({ "Wat?": ["*Dit", "a".repeat(256)] }), "questions.0.answerData.1.answer"],
    ["a share of nothing", { passPercentage: 0 }, "passPercentage"],
    ["a share of more than all", { passPercentage: 101 }, "passPercentage"],
  ])("is refused with %s, with an error for the field", async (_case, wrong, field) => {
    const { maker, final, ecourse } = await anUntestedEcourse();
    const answer = await maker.post(final, { ...FORM, ...wrong });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
    expect(await versions(ecourse.id)).toEqual([]);
  });

  it("may have the maximum length", async () => {
    const { maker, final } = await anUntestedEcourse();
    const answers = Array.from({ length: 20 }, (_, place) => `*${"é".repeat(252)}${place}`);
    const questions = Object.fromEntries(
      Array.from({ length: 100 }, (_, place) => [`${place} ${"w".repeat(250)}`, answers]),
    );
    expect((await maker.post(final, testForm(questions))).status).toBe(200);
  });
});

describe("a deleted test", () => {
  it("is gone for its maker, and does not exist for students", async () => {
    const { at, maker, browser } = await aTestedEcourse({ ofLesson: true });
    expect((await maker.delete(at)).status).toBe(204);
    expect((await maker.get(at)).body).toEqual({ data: null });
    expect((await browser.get(at)).status).toBe(404);
    expect((await maker.delete(at)).status).toBe(404);
  });

  it("can be finished by people who are answering it", async () => {
    const { at, maker, browser, test: version } = await aTestedEcourse();
    await submit(browser, version.id, version.right);
    await maker.delete(at);
    expect((await browser.get(at)).body.data).toMatchObject({ id: version.id, me: { isReplaced: true } });
    expect((await complete(browser, version.id)).body.data.completedSuccessfully).toBe(true);
    expect((await browser.get(at)).body.data.me).toMatchObject({ completed: true });
  });

  it("is still shown to people who are answering it until they have finished, and to nobody else", async () => {
    const { at, ecourse, lessonId, maker, browser, test: version } = await aTestedEcourse();
    const ofLesson = await aTest(test.services, { ecourse_id: ecourse.id, lesson_id: lessonId });
    for (const { id, right } of [version, ofLesson]) await submit(browser, id, right);
    for (const path of [at, `/ecourse-module-class-test/${lessonId}`]) await maker.delete(path);
    const found = async (person: TestBrowser) => {
      const { test: final, modules } = (await person.get(`/ecourses/${ecourse.id}`)).body.data;
      const lesson = (await person.get(`/ecourse-module-classes/${lessonId}`)).body.data;
      return [final?.id, modules[0].classes[0].hasTest, lesson.test?.id, lesson.hasTest];
    };
    expect(await found(browser)).toEqual([version.id, true, ofLesson.id, true]);
    expect(await found((await student(ecourse.id)).browser)).toEqual([undefined, false, undefined, false]);
    for (const { id } of [version, ofLesson]) await complete(browser, id);
    expect(await found(browser)).toEqual([undefined, false, undefined, false]);
  });
});

describe("the test of a deleted lesson", () => {
  it("answers 410 with an explanation, to its maker and to students", async () => {
    const { at, maker, browser, lessonId, id, test: version } = await aTestedEcourse({ ofLesson: true });
    await submit(browser, version.id, version.wrong);
    const gone = { deleted_at: test.clock.now(), module_id: null };
    await test.services.db.updateTable("lessons").set(gone).where("id", "=", lessonId).execute();
    const answers = [
      await maker.get(at),
      await maker.post(at, FORM),
      await maker.delete(at),
      await browser.get(at),
      await submit(browser, version.id, version.right),
      await complete(browser, version.id),
    ];
    expect(answers.map(({ status }) => status)).toEqual([410, 410, 410, 410, 410, 410]);
    expect(answers[3]?.body.message).toMatch(/^Deze les is intussen geschrapt\./);
    expect(await responsesOf(id)).toMatchObject([{ completed_at: null, response_data: version.wrong }]);
  });
});

describe("people who do not make the online course", () => {
  it("can neither save nor delete its tests", async () => {
    const { at, browser } = await aTestedEcourse();
    const other = await aPerson(test.services, { roles: ["ecourse_organizer"] });
    const maker = await test.browser().signInAs(other.id);
    expect((await browser.post(at, FORM)).status).toBe(403);
    expect([
      (await maker.get(at)).status,
      (await maker.post(at, FORM)).status,
      (await maker.delete(at)).status,
    ]).toEqual([404, 404, 404]);
  });

  it("are recorded in the audit log when they are staff", async () => {
    const { at, ecourse } = await aTestedEcourse();
    const admin = await test.browser().signInAs((await aPerson(test.services, { roles: ["admin"] })).id);
    await admin.post(at, FORM);
    await admin.post(at, FORM);
    await admin.delete(at);
    const lines = await test.services.db
      .selectFrom("audit_log")
      .select(["action", "before", "after"])
      .where("subject_id", "=", ecourse.id)
      .orderBy("id")
      .execute();
    expect(lines).toEqual([
      { action: "save-test", before: null, after: { test: FORM.title } },
      { action: "delete-test", before: { test: FORM.title }, after: null },
    ]);
  });
});

it("takes as many queries to read a test with many versions as with few", async () => {
  const { at, maker, ecourse } = await aTestedEcourse();
  const { browser } = await student(ecourse.id);
  const count = () => test.countQueries(() => browser.get(at));
  await count();
  const before = await count();
  for (const title of ["Twee", "Drie!", "Vier!"]) await maker.post(at, { ...FORM, title: `Versie ${title}` });
  expect(await count()).toBe(before);
});
