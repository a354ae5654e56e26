import { expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { exportOf } from "./export-of.factory.ts";
import { anAssignment } from "#features/ecourses/assignments/submission.factory.ts";
import { anEcourse } from "#features/ecourses/ecourses/ecourse.factory.ts";
import { aTest } from "#features/ecourses/tests/test.factory.ts";
import { aText } from "#features/texts/texts/text.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";

const test = useTestApi();

async function dataOf(personId: string) {
  const browser = await test.browser().signInAs(personId, ["community", "account"]);
  return JSON.parse((await exportOf(test, browser)).json);
}

it("gives the maker of a test its questions with their answers, and which of them are right", async () => {
  const maker = await aPerson(test.services, { roles: ["ecourse_organizer"] });
  const { id } = await anEcourse(test.services, { organizer_id: maker.id });
  await aTest(test.services, { ecourse_id: id });
  const answers = "- Zand\n- Water (juist)\n- Lucht";
  expect((await dataOf(maker.id))["Tests van je online cursussen"]).toMatchObject([
    { Vragen: `Vraag 1\n${answers}\nVraag 2\n${answers}` },
  ]);
});

it("gives a maker the feedback that they wrote, without the student's text or its current title", async () => {
  const maker = await aPerson(test.services, { roles: ["ecourse_organizer"] });
  const { student, lessonId } = await anAssignment(test.services);
  const text = await aText(test.services, { author_id: student.id, title: "Vloed", is_private: true });
  const now = test.clock.now();
  await test.services.db
    .insertInto("lesson_submissions")
    .values({
      lesson_id: lessonId,
      user_id: student.id,
      text_id: text.id,
      title: "Eb",
      body: "<p>Het water trekt weg.</p>",
      handed_in_at: now,
      feedback: "Sterk begin.",
      feedback_at: now,
      feedback_by: maker.id,
      is_accepted: true,
    })
    .execute();
  const [given] = (await dataOf(maker.id))["Feedback die je gaf op teksten van anderen"];
  expect(given).toMatchObject({ Feedback: "Sterk begin.", Titel: "Eb", Tekst: null, "Tekst zoals ingediend": null });
  expect((await dataOf(student.id))["Teksten die je indiende bij een les"]).toMatchObject([
    { Feedback: "Sterk begin.", Tekst: "Vloed", "Tekst zoals ingediend": "<p>Het water trekt weg.</p>" },
  ]);
});

it("gives answers to a test in the order of its questions", async () => {
  const student = await aPerson(test.services);
  const { id } = await anEcourse(test.services);
  const { id: test_id, questions } = await aTest(test.services, { ecourse_id: id, questionCount: 3 });
  const chosen = questions.map(({ id: question, answerData }, place) => [question, answerData[place]?.id]);
  await test.services.db
    .insertInto("test_responses")
    .values({
      test_id,
      user_id: student.id,
      response_data: JSON.stringify(Object.fromEntries(chosen)),
      saved_at: test.clock.now(),
    })
    .execute();
  expect((await dataOf(student.id))["Antwoorden op tests"]).toMatchObject([{ Antwoorden: "Zand\nWater\nLucht" }]);
});
