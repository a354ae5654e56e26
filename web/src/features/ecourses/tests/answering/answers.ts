import type { Test, TestQuestion, TestResponse } from "@inktvis/contract/features/ecourses/ecourse-tests";

/** The chosen answer of each question. */
export type Answers = Readonly<Record<string, string>>;

/** What was chosen, in the words of question and answer: the ids of another version are others. */
export type AnswerWords = Readonly<Record<string, string>>;

const answerOf = (question: TestQuestion, answers: Answers) =>
  question.answerData.find(({ id }) => id === answers[question.id]);

export const wordsOf = ({ questions }: Pick<Test, "questions">, answers: Answers): AnswerWords =>
  Object.fromEntries(
    questions.flatMap((question) => {
      const chosen = answerOf(question, answers);
      return chosen ? [[question.question, chosen.answer]] : [];
    }),
  );

/** The same choices in another version, where it asks the same and offers the same answer. */
export const carriedOver = ({ questions }: Pick<Test, "questions">, words: AnswerWords): Answers =>
  Object.fromEntries(
    questions.flatMap(({ id, question, answerData }) => {
      const same = answerData.find(({ answer }) => answer === words[question]);
      return same ? [[id, same.id]] : [];
    }),
  );

/** Those that are of this version. */
export const known = ({ questions }: Pick<Test, "questions">, answers: Answers): Answers =>
  Object.fromEntries(
    questions.flatMap((question) => {
      const chosen = answerOf(question, answers);
      return chosen ? [[question.id, chosen.id]] : [];
    }),
  );

export const unansweredIn = ({ questions }: Pick<Test, "questions">, answers: Answers) =>
  questions.filter(({ id }) => answers[id] === undefined).length;

/** What was chosen since it was saved. */
export const unsavedOf = (answers: Answers, saved: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([question, answer]) => saved[question] !== answer));

type AnsweredTest = Pick<Test, "questions"> & { me: { response: Pick<TestResponse, "responseData"> | null } };

/**
 * What a test is opened with, and what of it is not saved again. A failed attempt counts as saved: looking at it does not
 * begin the next one, the first other choice does.
 */
export function initialAnswers(test: AnsweredTest, words: AnswerWords) {
  const saved = known(test, test.me.response?.responseData ?? {});
  return { answers: { ...carriedOver(test, words), ...saved }, saved };
}
