import type { Test, TestQuestion } from "@inktvis/contract/features/ecourses/ecourse-tests";
import { ChoiceField } from "#ui/choice-field.tsx";
import { answeringMessages as copy } from "./answering.nl.ts";
import type { Answers } from "./answers.ts";

interface QuestionsProps {
  test: Test;
  answers: Answers;
  /** Absent when nothing can be chosen, because the test is locked or passed. */
  onChoose?: (question: string, answer: string) => void;
}

/** The questions of a test, each with its answers to choose from. */
export const Questions = ({ test, answers, onChoose }: QuestionsProps) => (
  <ol className="grid grid-cols-[minmax(0,1fr)] gap-8">
    {test.questions.map((question, place) => (
      <li className="break-words" key={question.id}>
        <ChoiceField
          disabled={!onChoose}
          id={`vraag-${place + 1}`}
          label={copy.question(place + 1, question.question)}
          name={question.id}
          options={optionsOf(question, {
            chosen: answers[question.id],
            withKey: test.me.completed,
            isLocked: !onChoose,
          })}
          value={answers[question.id]}
          onChange={(answer) => onChoose?.(question.id, answer)}
        />
      </li>
    ))}
  </ol>
);

interface Shown {
  chosen: string | undefined;
  /** A maker in a preview has the key too, but sees what a student sees. */
  withKey: boolean;
  /** Nothing can be chosen: a word marks the answer that was chosen. */
  isLocked: boolean;
}

function optionsOf({ answerData }: TestQuestion, { chosen, withKey, isLocked }: Shown) {
  return answerData.map(({ id, answer, correct = false }) => {
    const option = { value: id, label: answer };
    if (!withKey) return isLocked && id === chosen ? { ...option, help: copy.chosen } : option;
    if (correct) return { ...option, isRight: true, help: id === chosen ? copy.chosenRight : copy.right };
    return id === chosen ? { ...option, help: copy.chosenWrong } : option;
  });
}
