import { CANARY, canary } from "./erasure-canary.words.fixture.ts";
import { anEcourse, aStudent } from "./features/ecourses/ecourses/ecourse.factory.ts";
import type { Services } from "./platform/context.ts";

/** The words by which the export shows an answer. */
const ANSWER = canary("test_responses", "response_data");

const questions = (question: string, answer: string) =>
  JSON.stringify([{ id: "q", question, answerData: [{ id: answer, answer, correct: true }] }]);

interface People {
  person: { id: string };
  other: { id: string };
}

/** Online courses that the person made, one of which has a student, and one that the person completed. */
export async function plantEcourses(services: Services, { person, other }: People) {
  const { db, clock } = services;
  for (const isInUse of [false, true]) {
    const made = await anEcourse(services, { organizer_id: person.id, title: canary("ecourses", "title") });
    await aTest(services, made.id, questions(canary("ecourse_tests", "questions"), "x"));
    if (isInUse) await aStudent(services, made.id, other.id);
  }
  const now = clock.now();
  const { id: ecourse_id, lessonIds } = await anEcourse(services);
  const [lesson_id = ""] = lessonIds;
  const own = { user_id: person.id, lesson_id };
  await aStudent(services, ecourse_id, person.id);
  const test_id = await aTest(services, ecourse_id, questions("Wat weet je van water?", ANSWER));
  await db
    .insertInto("lesson_progress")
    .values({ ...own, opened_at: now, last_opened_at: now, completed_at: now })
    .execute();
  await db
    .insertInto("test_responses")
    .values({
      test_id,
      user_id: person.id,
      response_data: JSON.stringify({ q: ANSWER }),
      saved_at: now,
      completed_at: now,
      score: 100,
      succeeded: true,
    })
    .execute();
  await db
    .insertInto("certificates")
    .values({
      code: canary("certificates", "code"),
      kind: "certificate",
      ecourse_id,
      test_id,
      user_id: person.id,
      ecourse_title: "x",
      earned_at: now,
    })
    .execute();
  await db
    .insertInto("lesson_submissions")
    .values({
      ...own,
      title: "x",
      body: `<p>${CANARY}</p>`,
      handed_in_at: now,
      feedback: "x",
      feedback_at: now,
      is_accepted: true,
    })
    .execute();
}

/**
 * The person's feedback on a text of somebody else. Call this after the columns are filled, because only one column of
 * this row belongs to the person.
 */
export async function plantGivenFeedback(services: Services, { person, other }: People) {
  const now = services.clock.now();
  const { lessonIds } = await anEcourse(services);
  await services.db
    .insertInto("lesson_submissions")
    .values({
      lesson_id: lessonIds[0] ?? "",
      user_id: other.id,
      title: "x",
      body: "<p>x</p>",
      handed_in_at: now,
      feedback: canary("lesson_submissions", "feedback"),
      feedback_at: now,
      feedback_by: person.id,
      is_accepted: true,
    })
    .execute();
}

const aTest = async ({ db, clock }: Services, ecourse_id: string, asked: string) =>
  (
    await db
      .insertInto("ecourse_tests")
      .values({ ecourse_id, title: "x", questions: asked, created_at: clock.now() })
      .returning("id")
      .executeTakeFirstOrThrow()
  ).id;
