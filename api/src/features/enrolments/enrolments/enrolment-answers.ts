import type { EnrolmentDataInput } from "@inktvis/contract/features/enrolments/enrolment-data";
import { sql } from "kysely";
import type * as z from "zod";
import type { Database, Tx } from "#platform/db/database.ts";
import type { Problems } from "#platform/http/errors.ts";

/* Answers to the survey of a course, by the id of the question. */

type Answers = Readonly<Record<string, string>>;
type Typed = z.output<typeof EnrolmentDataInput>["survey"];

/** The answers to the questions of the course, and what is wrong with them. The caller has locked the course. */
export async function readAnswers(tx: Tx, courseId: string, survey: Typed) {
  const given = survey?.answers ?? {};
  const asked = await tx
    .selectFrom("course_survey_questions as question")
    .select([
      "question.id",
      sql<string[]>`array(
      select id from course_survey_options choice where choice.question_id = question.id
    )`.as("options"),
    ])
    .where("question.course_id", "=", courseId)
    .execute();
  const answers: Record<string, string> = {};
  const problems: Problems = {};
  for (const { id, options } of asked) {
    const answer = given[id];
    if (answer !== undefined && options.includes(answer)) answers[id] = answer;
    else problems[`survey.answers.${id}`] = "Kies een antwoord.";
  }
  return { answers, problems };
}

/** Replaces the answers of an enrolment. */
export async function storeAnswers(tx: Tx, enrolmentId: string, answers: Answers) {
  await tx.deleteFrom("enrolment_answers").where("enrolment_id", "=", enrolmentId).execute();
  const rows = Object.entries(answers).map(([question_id, option_id]) => ({
    enrolment_id: enrolmentId,
    question_id,
    option_id,
  }));
  if (rows.length > 0) await tx.insertInto("enrolment_answers").values(rows).execute();
}

export async function answersOf(db: Database | Tx, enrolmentId: string): Promise<Answers> {
  const rows = await db
    .selectFrom("enrolment_answers")
    .select(["question_id", "option_id"])
    .where("enrolment_id", "=", enrolmentId)
    .execute();
  return Object.fromEntries(rows.map(({ question_id, option_id }) => [question_id, option_id]));
}
