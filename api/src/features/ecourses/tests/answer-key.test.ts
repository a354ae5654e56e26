import { randomInt } from "node:crypto";
import { expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import type { TestResponse } from "#testing/test-browser.ts";
import { anEcourse } from "../ecourses/ecourse.factory.ts";
import { complete, submit, testForm, testWorld } from "./tests-of-students.factory.ts";

/* Which answers are right stays on the server until a student has passed (docs/product/ecourses.md#answer-key). */

const test = useTestApi();
const { student } = testWorld(test);
const TESTS = 200;

/** Questions with two to five answers, of which one is right, at any place. */
function aRandomForm() {
  const questions = Array.from({ length: randomInt(1, 5) }, (_, number): [string, string[]] => {
    const count = randomInt(2, 6);
    const right = randomInt(count);
    return [
      `Vraag ${number}`,
      Array.from({ length: count }, (_each, place) => `${place === right ? "*" : ""}${place}`),
    ];
  });
  return testForm(Object.fromEntries(questions));
}

interface Question {
  id: string;
  answerData: { id: string; correct?: boolean }[];
}
const chosen = (questions: readonly Question[], right: boolean) =>
  Object.fromEntries(
    questions.map(({ id, answerData }) => [id, answerData.find(({ correct }) => correct === right)?.id ?? ""]),
  );

it(`is in no answer to a student before they pass, over ${TESTS} random tests`, { timeout: 60_000 }, async () => {
  const ecourse = await anEcourse(test.services, { modules: [TESTS] });
  const maker = await test.browser().signInAs(ecourse.organizerId);
  const { browser } = await student(ecourse.id);
  const answers: TestResponse[] = [];
  const seen = async (answer: Promise<TestResponse>) => {
    answers.push(await answer);
    return (await answer).body.data;
  };
  const positions: number[] = [];
  async function oneTest(lessonId: string, fails: boolean) {
    const at = `/ecourse-module-class-test/${lessonId}`;
    const { questions } = (await maker.post(at, aRandomForm())).body.data as { questions: Question[] };
    const shown = await seen(browser.get(at));
    const wrong = chosen(questions, false);
    await seen(submit(browser, shown.id, wrong));
    await seen(fails ? complete(browser, shown.id) : submit(browser, shown.id, { [shown.id]: shown.id }));
    await seen(browser.get(at));
    // Neither ids nor their order reveal it.
    for (const { answerData } of questions) {
      const sorted = answerData.map(({ id }) => id).toSorted();
      positions.push(sorted.indexOf(answerData.find(({ correct }) => correct)?.id ?? "") / (sorted.length - 1));
      expect(new Set(answerData.map(({ id }) => id[14]))).toEqual(new Set(["4"]));
    }
  }
  const lessonIds = [...ecourse.lessonIds.entries()];
  while (lessonIds.length > 0)
    await Promise.all(lessonIds.splice(0, 10).map(([place, lessonId]) => oneTest(lessonId, place % 2 === 0)));
  await seen(browser.get(`/ecourses/${ecourse.id}`));
  expect(answers.filter(({ text }) => /correct|juist|right/i.test(text))).toEqual([]);
  const mean = positions.reduce((sum, position) => sum + position, 0) / positions.length;
  expect(mean).toBeGreaterThan(0.35);
  expect(mean).toBeLessThan(0.65);
});

it("is sent to a student from the moment that they pass", async () => {
  const ecourse = await anEcourse(test.services);
  const maker = await test.browser().signInAs(ecourse.organizerId);
  const { browser } = await student(ecourse.id);
  const at = `/ecourse-test/${ecourse.id}`;
  const { id, questions } = (await maker.post(at, aRandomForm())).body.data;
  await submit(browser, id, chosen(questions, true));
  expect((await browser.get(at)).text).not.toContain("correct");
  const completed = await complete(browser, id);
  expect(completed.text).not.toContain('"correct"');
  expect((await browser.get(at)).body.data.questions).toEqual(questions);
});
