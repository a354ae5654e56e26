import { describe, expect, it } from "vitest";
import { hours, later } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aStudent } from "../ecourses/ecourse.factory.ts";
import { complete, submit, testForm, testWorld } from "./tests-of-students.factory.ts";

const test = useTestApi();
const { student, aTestedEcourse, responsesOf } = testWorld(test);
const half = (data: Record<string, string>) => Object.fromEntries(Object.entries(data).slice(0, 1));
const OTHER = testForm({ "Iets anders?": ["*Ja", "Nee"] });

describe("a test that failed", () => {
  it("is locked until exactly nextTryAt, which the refusal mentions", async () => {
    const { at, browser, id, test: version } = await aTestedEcourse();
    const { data } = (await complete(browser, version.id, { responseData: version.wrong })).body;
    const until = later(test.clock.now(), hours(24));
    expect(data).toMatchObject({ completedSuccessfully: false, score: 0, nextTryAt: until.toISOString() });
    const seen = (await browser.get(at)).body.data;
    expect(seen.me).toMatchObject({ completed: false, nextTryAt: data.nextTryAt, response: data });
    expect(JSON.stringify(seen)).not.toContain("correct");

    test.clock.advance(hours(24) - 1);
    for (const refused of [await submit(browser, version.id, version.right), await complete(browser, version.id)]) {
      expect(refused.status).toBe(422);
      expect(refused.body.message).toMatch(/^Je kan deze test opnieuw maken vanaf \w+dag .* om \d\d:\d\d:\d\d\.$/);
    }
    test.clock.advance(1);
    expect((await browser.get(at)).body.data.me).toMatchObject({ nextTryAt: null, response: data });
    expect((await complete(browser, version.id)).status).toBe(422);
    expect((await submit(browser, version.id, version.right)).status).toBe(200);
    expect((await complete(browser, version.id)).body.data.completedSuccessfully).toBe(true);
    expect(await responsesOf(id)).toMatchObject([
      { succeeded: false, response_data: version.wrong },
      { succeeded: true, response_data: version.right },
    ]);
  });

  it("is shown in the list of lessons, with when it can be tried again, until it is passed", async () => {
    const { ecourse, browser, test: version } = await aTestedEcourse({ ofLesson: true });
    const { browser: classmate } = await student(ecourse.id);
    const lesson = async (reader = browser) =>
      (await reader.get(`/ecourses/${ecourse.id}`)).body.data.modules[0].classes[0].me;
    expect(await lesson()).toMatchObject({ testFailed: false, testNextTryAt: null });
    await submit(browser, version.id, version.wrong);
    await complete(browser, version.id);
    const testNextTryAt = later(test.clock.now(), hours(24)).toISOString();
    expect(await lesson()).toMatchObject({ testCompleted: false, testFailed: true, testNextTryAt });
    expect(await lesson(classmate)).toMatchObject({ testFailed: false, testNextTryAt: null });
    test.clock.advance(hours(24));
    expect(await lesson()).toMatchObject({ testFailed: true, testNextTryAt: null });
    await submit(browser, version.id, version.right);
    await complete(browser, version.id);
    expect(await lesson()).toMatchObject({ testCompleted: true, testFailed: false, testNextTryAt: null });
  });

  it("is shown on the page of the online course when it is the final test, until it is passed", async () => {
    const { ecourse, browser, test: version } = await aTestedEcourse();
    const { browser: classmate } = await student(ecourse.id);
    const finalTest = async (reader = browser) => (await reader.get(`/ecourses/${ecourse.id}`)).body.data.test.me;
    const untried = { completed: false, begun: false, failed: false, nextTryAt: null };
    expect(await finalTest()).toEqual(untried);
    await complete(browser, version.id, { responseData: version.wrong });
    const nextTryAt = later(test.clock.now(), hours(24)).toISOString();
    expect(await finalTest()).toEqual({ completed: false, begun: false, failed: true, nextTryAt });
    expect(await finalTest(classmate)).toEqual(untried);
    test.clock.advance(hours(24));
    expect(await finalTest()).toEqual({ completed: false, begun: false, failed: true, nextTryAt: null });
    await complete(browser, version.id, { responseData: version.right });
    expect(await finalTest()).toEqual({ completed: true, begun: false, failed: false, nextTryAt: null });
  });

  it("stays locked when its maker saves a newer version", async () => {
    const { at, maker, browser, test: version } = await aTestedEcourse();
    await complete(browser, version.id, { responseData: version.wrong });
    const newer = (await maker.post(at, OTHER)).body.data;
    expect((await browser.get(at)).body.data).toMatchObject({ id: version.id, me: { isReplaced: true } });
    expect(
      (await submit(browser, newer.id, { [newer.questions[0].id]: newer.questions[0].answerData[0].id })).status,
    ).toBe(422);
    test.clock.advance(hours(24));
    expect((await browser.get(at)).body.data).toMatchObject({ id: newer.id, me: { response: null } });
  });
});

describe("a test that failed in a newer version, while an older one is open", () => {
  it("is locked in both until then, and the failed response is shown; then the older one is open again", async () => {
    const { at, maker, browser, test: version } = await aTestedEcourse();
    await submit(browser, version.id, half(version.right));
    const newer = (await maker.post(at, OTHER)).body.data;
    const [question] = newer.questions;
    const wrong = { [question.id]: question.answerData[1].id };
    expect((await complete(browser, newer.id, { responseData: wrong })).body.data.score).toBe(0);
    expect((await submit(browser, version.id, version.right)).status).toBe(422);
    const nextTryAt = later(test.clock.now(), hours(24)).toISOString();
    expect((await browser.get(at)).body.data).toMatchObject({
      id: newer.id,
      me: { nextTryAt, response: { completedSuccessfully: false, nextTryAt } },
    });
    test.clock.advance(hours(24));
    expect((await browser.get(at)).body.data).toMatchObject({
      id: version.id,
      me: { nextTryAt: null, response: { responseData: half(version.right) } },
    });
  });

  it("is locked for its maker too, who follows it and sees the newest version", async () => {
    const { at, maker, ecourse, test: version } = await aTestedEcourse();
    await aStudent(test.services, ecourse.id, ecourse.organizerId);
    await complete(maker, version.id, { responseData: version.wrong });
    const newer = (await maker.post(at, OTHER)).body.data;
    const nextTryAt = later(test.clock.now(), hours(24)).toISOString();
    expect((await maker.get(at)).body.data).toMatchObject({ id: newer.id, me: { nextTryAt } });
  });
});
