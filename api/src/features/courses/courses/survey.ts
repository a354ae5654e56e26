import { sql } from "kysely";
import type { Tx } from "#platform/db/database.ts";
import type { Input } from "./course-input.ts";

/**
 * Replaces the questions of a course. A question that comes with its id remains the same one, as do its answers with
 * an id; an id that is not of this course, or that was already sent, is ignored. The caller has locked the course.
 */
export async function setSurvey(
  tx: Tx,
  courseId: string,
  { hasEnrollments, survey }: Pick<Input, "hasEnrollments" | "survey">,
) {
  const wanted = (hasEnrollments && survey) || [];
  const known = await keysOf(tx, courseId);
  const kept = wanted.map(({ id }) => (id && known.delete(id) ? id : null));
  await sql`
    delete from course_survey_questions where course_id = ${courseId} and id <> all(${onlyIds(kept)}::uuid[])`.execute(
    tx,
  );
  if (wanted.length === 0) return;

  const { rows: questions } = await sql<{ id: string; position: number }>`
    insert into course_survey_questions (id, course_id, position, question)
    select coalesce(asked.id, uuidv7()), ${courseId}, asked.place - 1, asked.question
    from unnest(${kept}::uuid[], ${wanted.map(({ question }) => question)}::text[])
      with ordinality as asked (id, question, place)
    on conflict (id) do update set position = excluded.position, question = excluded.question
    returning id, position`.execute(tx);
  const answers = questions.flatMap(({ id: questionId, position }) =>
    (wanted[position]?.options ?? []).map(({ id, option }, place) => ({
      id: id && known.delete(keyOf(questionId, id)) ? id : null,
      questionId,
      place,
      option,
    })),
  );
  const columnOf = <Name extends keyof (typeof answers)[number]>(name: Name) => answers.map((answer) => answer[name]);
  await sql`
    delete from course_survey_options
    where question_id = any(${questions.map(({ id }) => id)}::uuid[])
      and id <> all(${onlyIds(columnOf("id"))}::uuid[])`.execute(tx);
  await sql`
    insert into course_survey_options (id, question_id, position, option)
    select coalesce(choice.id, uuidv7()), choice.question_id, choice.place, choice.option
    from unnest(${columnOf("id")}::uuid[], ${columnOf("questionId")}::uuid[], ${columnOf("place")}::integer[],
      ${columnOf("option")}::text[]) as choice (id, question_id, place, option)
    on conflict (id) do update set position = excluded.position, option = excluded.option`.execute(tx);
}

const onlyIds = (ids: readonly (string | null)[]) => ids.filter((id) => id !== null);
/** An answer is recognised only together with its question. */
const keyOf = (questionId: string, optionId: string | null) => `${questionId} ${optionId}`;

/** The ids of the questions that a course has, and the keys of their answers. */
async function keysOf(tx: Tx, courseId: string) {
  const rows = await tx
    .selectFrom("course_survey_questions as question")
    .leftJoin("course_survey_options as option", "option.question_id", "question.id")
    .select(["question.id", "option.id as optionId"])
    .where("question.course_id", "=", courseId)
    .execute();
  return new Set(rows.flatMap(({ id, optionId }) => [id, keyOf(id, optionId)]));
}
