import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import type { Services } from "#platform/context.ts";
import type { EcourseTests } from "#platform/db/tables.gen.ts";
import type { StoredQuestion } from "./test.rules.ts";

interface Wanted extends Partial<Omit<Insertable<EcourseTests>, "questions">> {
  ecourse_id: string;
  questionCount?: number;
}

/**
 * A version of a test, final unless `lesson_id` is given: two questions with three answers each, the second one right.
 */
export async function aTest(services: Services, { questionCount = 2, ...wanted }: Wanted) {
  const questions: StoredQuestion[] = Array.from({ length: questionCount }, (_, place) => ({
    id: randomUUID(),
    question: `Vraag ${place + 1}`,
    answerData: ["Zand", "Water", "Lucht"].map((answer) => ({ id: randomUUID(), answer, correct: answer === "Water" })),
  }));
  const { id } = await services.db
    .insertInto("ecourse_tests")
    .values({
      title: "Wat weet je nog?",
      created_at: services.clock.now(),
      ...wanted,
      questions: JSON.stringify(questions),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, questions, right: answersAt(questions, 1), wrong: answersAt(questions, 0) };
}

/** For each question the answer at this place. */
const answersAt = (questions: readonly StoredQuestion[], place: number) =>
  Object.fromEntries(questions.map(({ id, answerData }) => [id, answerData[place]?.id ?? ""]));
