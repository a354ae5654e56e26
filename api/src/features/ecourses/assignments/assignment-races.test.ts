import { describe, expect, it } from "vitest";
import { aText } from "#features/texts/texts/text.factory.ts";
import { minutes } from "#platform/clock.ts";
import { blockWrites, inOrderOf } from "#testing/in-order.ts";
import { useTestApi } from "#testing/test-api.ts";
import { anAssignment, aSubmission } from "./submission.factory.ts";

/* Concurrent actions of a writer who hands in and a maker who answers. */

const test = useTestApi();

async function aWriterAndMaker() {
  const { ecourse, student, lessonId } = await anAssignment(test.services);
  const text = await aText(test.services, { author_id: student.id });
  const [writer, maker] = [
    await test.browser().signInAs(student.id),
    await test.browser().signInAs(ecourse.organizerId),
  ];
  await Promise.all([writer.csrfToken("community"), maker.csrfToken("community")]);
  const handIn = () => writer.post(`/me/ecourse-module-classes/${lessonId}/hand-in`, { textId: text.id });
  return { student, lessonId, maker, handIn };
}
const submissionsOf = (lessonId: string) =>
  test.services.db.selectFrom("lesson_submissions").selectAll().where("lesson_id", "=", lessonId).execute();

const inOrder = <Result>(acts: readonly (() => Promise<Result>)[]) =>
  inOrderOf(test)(blockWrites("lesson_submissions"), acts);

describe("handing in", () => {
  it("leaves one unanswered text when it is done in five windows at once", async () => {
    const { lessonId, handIn } = await aWriterAndMaker();
    const answers = await inOrder(Array.from({ length: 5 }, () => handIn));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await submissionsOf(lessonId)).toHaveLength(1);
  });

  it("is refused while the maker is accepting the previous text", async () => {
    const { student, lessonId, maker, handIn } = await aWriterAndMaker();
    const { id } = await aSubmission(test.services, { lesson_id: lessonId, user_id: student.id });
    const handedInAt = test.clock.now().toISOString();
    const accept = () =>
      maker.post(`/ecourse-submissions/${id}/feedback`, { feedback: "Goed.", isAccepted: 1, handedInAt });
    const [accepted, handedIn] = await inOrder([accept, handIn]);
    expect([accepted?.status, handedIn?.status]).toEqual([200, 422]);
    expect(await submissionsOf(lessonId)).toMatchObject([{ id, is_accepted: true }]);
  });
});

describe("feedback", () => {
  it("is refused for a text that is replaced at that moment: nobody read the new one", async () => {
    const { student, lessonId, maker, handIn } = await aWriterAndMaker();
    const { id } = await aSubmission(test.services, { lesson_id: lessonId, user_id: student.id });
    const body = { feedback: "Goed.", isAccepted: 1, handedInAt: test.clock.now().toISOString() };
    test.clock.advance(minutes(1));
    const answers = await inOrder([handIn, () => maker.post(`/ecourse-submissions/${id}/feedback`, body)]);
    expect(answers.map(({ status, body: { code } }) => [status, code])).toEqual([
      [200, undefined],
      [409, "submission-replaced"],
    ]);
  });

  it("is that of the first when two people give it at once", async () => {
    const { student, lessonId, maker } = await aWriterAndMaker();
    const { id } = await aSubmission(test.services, { lesson_id: lessonId, user_id: student.id });
    const handedInAt = test.clock.now().toISOString();
    const give = (feedback: string) => () =>
      maker.post(`/ecourse-submissions/${id}/feedback`, { feedback, isAccepted: 0, handedInAt });
    const answers = await inOrder([give("Eerst."), give("Daarna.")]);
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect(await submissionsOf(lessonId)).toMatchObject([{ feedback: "Eerst." }]);
  });
});
