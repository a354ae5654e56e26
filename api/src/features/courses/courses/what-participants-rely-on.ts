import { isDeepStrictEqual } from "node:util";
import type { Tx } from "#platform/db/database.ts";
import type { Problems } from "#platform/http/errors.ts";
import type { Input } from "./course-input.ts";
import { factsUnderLock } from "./queries/facts-under-lock.ts";

/** The course as far as participants rely on it, before and after. */
interface Change {
  before: { id: string; has_enrollments: boolean; has_real_life_part: boolean };
  input: Input;
  /** The new maximum. */
  max_participants: number | null;
}

/**
 * Problems of changes that participants, or people who hold a seat, keep from being made
 * (docs/product/courses.md#participants). The caller has locked the course, so that nobody enrols in between.
 */
export async function problemsOfParticipants(tx: Tx, change: Change, now: Date): Promise<Problems> {
  const { before, input, max_participants: seats } = change;
  const { taken, hadParticipants } = await factsUnderLock(tx, before.id, now);
  const switchesOff = {
    ...(before.has_enrollments &&
      !input.hasEnrollments && {
        hasEnrollments: "Mensen schreven zich in. Sluit de cursus als er niemand meer bij mag.",
      }),
    ...(before.has_real_life_part &&
      !input.hasRealLifePart && {
        hasRealLifePart:
          "Mensen schreven zich in voor de bijeenkomsten: vink dit weer aan. Gaan ze niet door, gelast de cursus dan af.",
      }),
  };
  return {
    ...(hadParticipants && switchesOff),
    ...(seats !== null && taken > seats && { maxParticipants: tooFewSeats(taken) }),
    ...(input.hasEnrollments &&
      (await isOtherSurvey(tx, before.id, input)) && {
        survey: "Deze vragen zijn al beantwoord. Ze blijven zoals ze zijn.",
      }),
  };
}

const tooFewSeats = (taken: number) =>
  taken === 1 ? "Eén plaats is al ingenomen." : `Er zijn al ${taken} plaatsen ingenomen.`;

/** Whether questions that were answered would change, or be asked in another order. */
async function isOtherSurvey(tx: Tx, courseId: string, { survey }: Input) {
  const answered = await tx
    .selectFrom("enrolment_answers as given")
    .innerJoin("course_survey_questions as question", "question.id", "given.question_id")
    .select("given.enrolment_id")
    .where("question.course_id", "=", courseId)
    .executeTakeFirst();
  if (!answered) return false;
  const rows = await tx
    .selectFrom("course_survey_questions as question")
    .innerJoin("course_survey_options as choice", "choice.question_id", "question.id")
    .select(["question.id as questionId", "question.question", "choice.id", "choice.option"])
    .where("question.course_id", "=", courseId)
    .orderBy("question.position")
    .orderBy("choice.position")
    .execute();
  const sent = (survey ?? []).flatMap(({ id: questionId, question, options }) =>
    options.map(({ id, option }) => ({ questionId, question, id, option })),
  );
  return !isDeepStrictEqual(sent, rows);
}
