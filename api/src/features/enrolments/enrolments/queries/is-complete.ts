import { sql } from "kysely";
import type { Database, Tx } from "#platform/db/database.ts";

/** Whether everything that is asked for `enrolment` was filled in; false when a question was added later. */
export const isFilledIn = sql<boolean>`(enrolment.first_name is not null and not exists (
  select from course_survey_questions question where question.course_id = enrolment.course_id and not exists (
    select from enrolment_answers given where given.enrolment_id = enrolment.id and given.question_id = question.id
  )
))`;

/** The same for one enrolment. */
export async function isComplete(db: Database | Tx, { id }: { id: string }) {
  const row = await db
    .selectFrom("enrolments as enrolment")
    .select(isFilledIn.as("isComplete"))
    .where("enrolment.id", "=", id)
    .executeTakeFirst();
  return row?.isComplete === true;
}
