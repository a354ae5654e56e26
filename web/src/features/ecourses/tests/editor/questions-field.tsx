import { MAX_QUESTIONS } from "@inktvis/contract/features/ecourses/test-limits";
import { LABELS } from "@inktvis/contract/labels.nl";
import { useState } from "react";
import { LimitedField } from "#platform/forms/limited-field.tsx";
import { Button } from "#ui/button.tsx";
import { useEarlyInput } from "#ui/early-input.ts";
import { described, FieldNotes } from "#ui/field-frame.tsx";
import { RowButtons } from "#ui/row-buttons.tsx";
import { rowChanges } from "#ui/row-changes.ts";
import { AnswersField } from "./answers-field.tsx";
import { editorMessages as copy } from "./editor.nl.ts";
import { newQuestion, type TypedQuestion, withTyped } from "./test-values.ts";
import type { TestForm } from "./use-test-form.ts";

/** The questions of a test: added, moved and removed with buttons. */
export function QuestionsField({ form }: { form: TestForm }) {
  const { id, value: questions, onChange } = form.controlled("questions");
  const [announced, setAnnounced] = useState("");
  const fields = useEarlyInput<HTMLFieldSetElement>((element) => {
    const typed = withTyped(questions, Array.from(element.querySelectorAll("input")));
    if (JSON.stringify(typed) !== JSON.stringify(questions)) onChange(typed);
  });
  const error = questions.length === 0 ? form.errorOf("questions") : undefined;
  const { add, move, remove, replace } = rowChanges({
    id,
    rows: questions,
    onChange,
    newRow: newQuestion,
    field: "question",
    onMoved: (from, to) => setAnnounced(copy.moved(copy.question(from + 1), to + 1)),
  });
  return (
    <fieldset
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      id={id}
      ref={fields}
      tabIndex={-1}
      {...described(id, { help: copy.questionsHelp, error })}
    >
      <legend className="font-display text-2xl">{LABELS.questions}</legend>
      <FieldNotes error={error} help={copy.questionsHelp} id={id} />
      {questions.length === 0 && <p className="text-ink-soft">{copy.noQuestions}</p>}
      {questions.map((question, index) => (
        <Question
          count={questions.length}
          form={form}
          id={`${id}.${index}`}
          index={index}
          key={index}
          question={question}
          onAnnounce={setAnnounced}
          onChange={(row) => replace(index, row)}
          onMove={move}
          onRemove={remove}
        />
      ))}
      {questions.length < MAX_QUESTIONS && (
        <Button className="justify-self-start" look="secondary" onClick={add}>
          {copy.addQuestion}
        </Button>
      )}
      <p className="sr-only" role="status">
        {announced}
      </p>
    </fieldset>
  );
}

interface QuestionProps {
  form: TestForm;
  id: string;
  index: number;
  count: number;
  question: TypedQuestion;
  onChange: (question: TypedQuestion) => void;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
  onAnnounce: (sentence: string) => void;
}

function Question({ form, id, index, count, question, onChange, onMove, onRemove, onAnnounce }: QuestionProps) {
  const name = copy.question(index + 1);
  const at = `questions.${index}` as const;
  const errorOfAnswer = (answer: number) => form.errorOf(`${at}.answerData.${answer}.answer`);
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-xl border border-hairline p-4 sm:p-5">
      <legend className="sr-only">{name}</legend>
      <div className="flex items-center justify-between gap-3">
        <span aria-hidden="true" className="font-display text-lg">
          {name}
        </span>
        <RowButtons count={count} id={id} index={index} name={name} onMove={onMove} onRemove={onRemove} />
      </div>
      <LimitedField
        error={form.errorOf(`${at}.question`)}
        id={`${id}.question`}
        label={copy.questionText}
        typed={question.question}
        value={question.question}
        onChange={({ currentTarget }) => onChange({ ...question, question: currentTarget.value })}
      />
      <AnswersField
        answers={question.answerData}
        errorOf={errorOfAnswer}
        groupError={
          question.answerData.some((_answer, place) => errorOfAnswer(place))
            ? undefined
            : form.errorOf(`${at}.answerData`)
        }
        id={`${id}.answerData`}
        question={name}
        onAnnounce={onAnnounce}
        onChange={(answerData) => onChange({ ...question, answerData })}
      />
    </fieldset>
  );
}
