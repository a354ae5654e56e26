import type { Test, TestQuestion, OwnTestResponse } from "@inktvis/contract/features/ecourses/ecourse-tests";

/** The chosen answer of each question. */
export type Answers = Readonly<Record<string, string>>;

/** The choices in words, as the texts of question and answer: ids differ from version to version. */
export type AnswerWords = Readonly<Record<string, string>>;

/**
 * Each question with its text, numbered when an earlier question has the same text. The separator is unique, since a
 * text has no line break.
 */
function namedQuestions({ questions }: Pick<Test, "questions">) {
  const counts = new Map<string, number>();
  return questions.map((question) => {
    const text = question.question;
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    return { name: count === 1 ? text : `${text}\n${count}`, question };
  });
}

const answerOf = (question: TestQuestion, answers: Answers) =>
  question.answerData.find(({ id }) => id === answers[question.id]);

export const wordsOf = (test: Pick<Test, "questions">, answers: Answers): AnswerWords =>
  Object.fromEntries(
    namedQuestions(test).flatMap(({ name, question }) => {
      const chosen = answerOf(question, answers);
      return chosen ? [[name, chosen.answer]] : [];
    }),
  );

/** The same choices in another version, where it has the same question and the same answer. */
export const carriedOver = (test: Pick<Test, "questions">, words: AnswerWords): Answers =>
  Object.fromEntries(
    namedQuestions(test).flatMap(({ name, question: { id, answerData } }) => {
      const same = answerData.find(({ answer }) => answer === words[name]);
      return same ? [[id, same.id]] : [];
    }),
  );

/** The answers that belong to this version. */
export const known = ({ questions }: Pick<Test, "questions">, answers: Answers): Answers =>
  Object.fromEntries(
    questions.flatMap((question) => {
      const chosen = answerOf(question, answers);
      return chosen ? [[question.id, chosen.id]] : [];
    }),
  );

export const unansweredIn = ({ questions }: Pick<Test, "questions">, answers: Answers) =>
  questions.filter(({ id }) => answers[id] === undefined).length;

/** The choices that have not been saved yet. */
export const unsavedOf = (answers: Answers, saved: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([question, answer]) => saved[question] !== answer));

type AnsweredTest = Pick<Test, "questions"> & { me: { response: Pick<OwnTestResponse, "responseData"> | null } };

/**
 * The answers that a test is opened with, which are not saved again. A failed attempt counts as saved: looking at it
 * does not start the next attempt, but the first different choice does.
 */
export const savedAnswers = (test: AnsweredTest) => known(test, test.me.response?.responseData ?? {});
