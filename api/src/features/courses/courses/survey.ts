import type { Tx } from "#platform/db/database.ts";
import type { Input } from "./course-input.ts";

type Question = NonNullable<Input["survey"]>[number];
type Option = Question["options"][number];

/**
 * Replaces the questions of a course. One that comes with its id stays itself, with those of its answers that do; an id
 * that is not of this course means nothing. The caller has locked the course.
 */
export async function setSurvey(tx: Tx, courseId: string, { hasEnrollments, survey }: Input) {
  const wanted = (hasEnrollments && survey) || [];
  const before = await tx
    .selectFrom("course_survey_questions")
    .select("id")
    .where("course_id", "=", courseId)
    .execute();
  const kept = keptOf(before, wanted);
  await tx
    .deleteFrom("course_survey_questions")
    .where("course_id", "=", courseId)
    .$if(kept.size > 0, (gone) => gone.where("id", "not in", [...kept]))
    .execute();
  for (const [position, { id, question, options }] of wanted.entries()) {
    const row = { position, question };
    if (id && kept.delete(id)) {
      await tx.updateTable("course_survey_questions").set(row).where("id", "=", id).execute();
      await setOptions(tx, id, options);
    } else {
      const added = await tx
        .insertInto("course_survey_questions")
        .values({ ...row, course_id: courseId })
        .returning("id")
        .executeTakeFirstOrThrow();
      await setOptions(tx, added.id, options);
    }
  }
}

async function setOptions(tx: Tx, questionId: string, options: readonly Option[]) {
  const before = await tx
    .selectFrom("course_survey_options")
    .select("id")
    .where("question_id", "=", questionId)
    .execute();
  const kept = keptOf(before, options);
  await tx
    .deleteFrom("course_survey_options")
    .where("question_id", "=", questionId)
    .$if(kept.size > 0, (gone) => gone.where("id", "not in", [...kept]))
    .execute();
  for (const [position, { id, option }] of options.entries()) {
    const row = { position, option };
    if (id && kept.delete(id)) await tx.updateTable("course_survey_options").set(row).where("id", "=", id).execute();
    else
      await tx
        .insertInto("course_survey_options")
        .values({ ...row, question_id: questionId })
        .execute();
  }
}

/** The ids that stay; of an id that was sent twice the second is taken for a new one. */
function keptOf(before: readonly { id: string }[], wanted: readonly { id?: string | undefined }[]) {
  const known = new Set(before.map(({ id }) => id));
  return new Set(wanted.flatMap(({ id }) => (id && known.has(id) ? [id] : [])));
}
