import type { Test, TestInput } from "@inktvis/contract/features/ecourses/ecourse-tests";
import { ALL_RIGHT, ANSWERS } from "@inktvis/contract/features/ecourses/test-limits";

export interface TypedAnswer {
  answer: string;
  correct: boolean;
}
export interface TypedQuestion {
  question: string;
  answerData: TypedAnswer[];
}

/** The values of the form's fields. */
export interface TestFormValues {
  title: string;
  /** A number as it is typed. */
  passPercentage: string;
  questions: TypedQuestion[];
  revision: number | undefined;
}

/** The values for a stored test; null for a new one. */
export const valuesOfTest = (test: Test | null): TestFormValues => ({
  title: test?.title ?? "",
  passPercentage: String(test?.passPercentage ?? ALL_RIGHT),
  questions: (test?.questions ?? []).map(({ question, answerData }) => ({
    question,
    answerData: answerData.map(({ answer, correct = false }) => ({ answer, correct })),
  })),
  revision: test?.revision,
});

export const newAnswer = (): TypedAnswer => ({ answer: "", correct: false });
/** A new question, with as many empty answers as it needs. */
export const newQuestion = (): TypedQuestion => ({
  question: "",
  answerData: Array.from({ length: ANSWERS.min }, newAnswer),
});

/** Converts the values to the API's input; the order of the list is the order of the test. */
export const inputOf = ({ title, passPercentage, questions, revision }: TestFormValues): TestInput => ({
  title,
  passPercentage: passPercentage.trim() === "" ? undefined : Number(passPercentage),
  questions: questions.map((question, place) => ({
    ...question,
    questionType: "multiple_choice",
    sortOrder: place + 1,
  })),
  revision,
});

/** Whether the form holds what is stored. Surrounding spaces are ignored, as in the API. */
export const isStored = (values: TestFormValues, test: Test | null) =>
  contentOf(values) === contentOf(valuesOfTest(test));

const contentOf = ({ revision: _revision, ...content }: TestFormValues) =>
  JSON.stringify(content, (_name, value: unknown) => (typeof value === "string" ? value.trim() : value));

/**
 * The questions with the values of their fields, in the order of the page: each question, followed by each answer and
 * its tick.
 */
export function withTyped(
  questions: readonly TypedQuestion[],
  fields: readonly Pick<HTMLInputElement, "value" | "checked">[],
): TypedQuestion[] {
  let next = 0;
  const take = () => fields[next++];
  return questions.map((row) => ({
    question: take()?.value ?? row.question,
    answerData: row.answerData.map((answer) => ({
      answer: take()?.value ?? answer.answer,
      correct: take()?.checked ?? answer.correct,
    })),
  }));
}
