/** A question as a version stores it; the array keeps the order. */
export interface StoredQuestion {
  id: string;
  question: string;
  answerData: readonly { id: string; answer: string; correct: boolean }[];
}

/** The chosen answer of each question. */
export type ResponseData = Readonly<Record<string, string>>;

/** Somebody's answers to one version. */
export interface OwnResponse {
  response_data: ResponseData;
  completed_at: Date | null;
  score: number | null;
  succeeded: boolean | null;
  next_try_at: Date | null;
}

/**
 * The score is a rounded percentage, and the score that is shown decides whether it is passed. With at most 100
 * questions, one wrong answer never rounds to 100.
 */
export function grade(questions: readonly StoredQuestion[], chosen: ResponseData, passPercentage: number) {
  const right = questions.filter(({ id, answerData }) =>
    answerData.some((answer) => answer.correct && answer.id === chosen[id]),
  ).length;
  const score = Math.round((100 * right) / questions.length);
  return { score, succeeded: score >= passPercentage };
}

export const countUnanswered = (questions: readonly StoredQuestion[], chosen: ResponseData) =>
  questions.filter(({ id }) => !Object.hasOwn(chosen, id)).length;

/** Whether each chosen answer belongs to its question in this version. */
export function areOfTest(questions: readonly StoredQuestion[], chosen: ResponseData) {
  const answersOf = new Map(
    questions.map(({ id, answerData }) => [id, new Set(answerData.map((answer) => answer.id))]),
  );
  return Object.entries(chosen).every(([questionId, answerId]) => answersOf.get(questionId)?.has(answerId));
}

/** Until when somebody cannot start a new response, over all versions of a test; undefined when they can. */
export const lockedUntil = (responses: readonly Pick<OwnResponse, "next_try_at">[], now: Date): Date | undefined =>
  responses
    .flatMap(({ next_try_at }) => (next_try_at && next_try_at > now ? [next_try_at] : []))
    .toSorted((one, other) => other.getTime() - one.getTime())[0];

interface Version {
  replaced_at: Date | null;
  /** The open response, or else the last one. */
  response: OwnResponse | null;
}

export const responsesOn = (versions: readonly Version[]) =>
  versions.flatMap(({ response }) => (response ? [response] : []));

/**
 * The version that somebody sees: the one that they passed; or the one that they failed, until they may try again (no
 * version may be answered until then); or the one that they are answering; or else the newest. Managers see the newest
 * (docs/product/ecourses.md#tests).
 */
export function shownVersion<V extends Version>(
  versions: readonly V[],
  { manages, now }: { manages: boolean; now: Date },
): V | undefined {
  const newest = versions.find(({ replaced_at }) => replaced_at === null);
  if (manages) return newest;
  const passed = versions.find(({ response }) => response?.succeeded);
  if (passed) return passed;
  const until = lockedUntil(responsesOn(versions), now);
  if (newest && until) return versions.find(({ response }) => response?.next_try_at === until);
  return versions.find(({ response }) => response && response.completed_at === null) ?? newest;
}
