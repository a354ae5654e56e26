import { SURVEY_OPTIONS } from "@inktvis/contract/features/courses/course-input";
import type { SurveyQuestion } from "./course-values.ts";

/** A new question: with as many empty answers as it needs. */
export const newQuestion = (): SurveyQuestion => ({
  question: "",
  options: Array.from({ length: SURVEY_OPTIONS.min }, () => ({ option: "" })),
});

/** The questions with the values of their fields, in the order of the page: each question, followed by its answers. */
export function withTyped(questions: readonly SurveyQuestion[], typed: readonly string[]): SurveyQuestion[] {
  let next = 0;
  const take = (current: string) => typed[next++] ?? current;
  return questions.map((row) => ({
    ...row,
    question: take(row.question),
    options: row.options.map((answer) => ({ ...answer, option: take(answer.option) })),
  }));
}
