import { holdRow, statusesInOrder } from "#testing/in-order.ts";
import type { TestApi } from "#testing/test-api.ts";
import type { TestBrowser, TestResponse } from "#testing/test-browser.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { anEcourse, aStudent } from "../ecourses/ecourse.factory.ts";
import { aTest } from "./test.factory.ts";

/** What a maker sends: the answers of each question, with a star at the right one. */
export const testForm = (questions: Record<string, readonly string[]>, wanted: object = {}) => ({
  title: "Wat weet je nog?",
  questions: Object.entries(questions).map(([question, answers], place) => ({
    question,
    questionType: "multiple_choice",
    sortOrder: place + 1,
    answerData: answers.map((answer) => ({ answer: answer.replace("*", ""), correct: answer.startsWith("*") })),
  })),
  ...wanted,
});

export const submit = (browser: TestBrowser, testId: string, responseData: object) =>
  browser.post(`/tests/${testId}/submit-response`, { responseData });
export const complete = (browser: TestBrowser, testId: string, body: object = {}) =>
  browser.post(`/tests/${testId}/complete-response`, body);

/** Online courses with a test, with their maker and students. */
export function testWorld(test: TestApi) {
  async function student(ecourseId: string) {
    const { id } = await aPerson(test.services);
    await aStudent(test.services, ecourseId, id);
    return { id, browser: await test.browser().signInAs(id) };
  }

  async function aTestedEcourse(
    wanted: { asks_all_lessons?: boolean; pass_percentage?: number; ofLesson?: boolean } = {},
  ) {
    const { ofLesson = false, pass_percentage, ...ecourseWanted } = wanted;
    const ecourse = await anEcourse(test.services, ecourseWanted);
    const [lessonId = ""] = ecourse.lessonIds;
    const made = await aTest(test.services, {
      ecourse_id: ecourse.id,
      ...(ofLesson && { lesson_id: lessonId }),
      ...(pass_percentage && { pass_percentage }),
    });
    const at = ofLesson ? `/ecourse-module-class-test/${lessonId}` : `/ecourse-test/${ecourse.id}`;
    const maker = await test.browser().signInAs(ecourse.organizerId);
    return { ecourse, lessonId, at, maker, test: made, ...(await student(ecourse.id)) };
  }

  const responsesOf = (userId: string) =>
    test.services.db
      .selectFrom("test_responses")
      .selectAll()
      .where("user_id", "=", userId)
      .orderBy("saved_at")
      .orderBy("id")
      .execute();
  const certificatesOf = (userId: string) =>
    test.services.db.selectFrom("certificates").select(["id", "code"]).where("user_id", "=", userId).execute();

  /** Starts these in this order while the row of the test is locked. Resolves to their statuses. */
  const inOrder = (testId: string, acts: readonly (() => Promise<TestResponse>)[]) =>
    statusesInOrder(test)(holdRow("ecourse_tests", testId), acts);
  return { student, aTestedEcourse, responsesOf, certificatesOf, inOrder };
}
