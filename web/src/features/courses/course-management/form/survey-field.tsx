import { MAX_SURVEY_QUESTIONS } from "@inktvis/contract/features/courses/course-input";
import { LABELS } from "@inktvis/contract/labels.nl";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { useEarlyInput } from "#ui/early-input.ts";
import { described, FieldNotes } from "#ui/field-frame.tsx";
import { RowButtons } from "#ui/row-buttons.tsx";
import { rowChanges } from "#ui/row-changes.ts";
import { TextField } from "#ui/text-field.tsx";
import type { SurveyQuestion } from "./course-values.ts";
import { formMessages as copy } from "./form.nl.ts";
import { SurveyOptions } from "./survey-options.tsx";
import { newQuestion, withTyped } from "./survey-rows.ts";
import type { CourseForm } from "./use-course-form.ts";

/**
 * The questions that are asked when people enrol: added, moved and removed with buttons
 * (docs/product/courses.md#survey).
 */
export function SurveyField({ form }: { form: CourseForm }) {
  const { id, value: questions, onChange } = form.controlled("survey");
  const [announced, setAnnounced] = useState("");
  const fields = useEarlyInput<HTMLFieldSetElement>((element) => {
    const typed = withTyped(
      questions,
      Array.from(element.querySelectorAll("input"), ({ value }) => value),
    );
    if (JSON.stringify(typed) !== JSON.stringify(questions)) onChange(typed);
  });
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
      {...described(id, { help: copy.surveyHelp })}
    >
      <legend className="font-semibold">{LABELS.survey}</legend>
      <FieldNotes error={undefined} help={copy.surveyHelp} id={id} />
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
      {questions.length < MAX_SURVEY_QUESTIONS && (
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
  form: CourseForm;
  id: string;
  index: number;
  count: number;
  question: SurveyQuestion;
  onChange: (question: SurveyQuestion) => void;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
  onAnnounce: (sentence: string) => void;
}

function Question({ form, id, index, count, question, onChange, onMove, onRemove, onAnnounce }: QuestionProps) {
  const name = copy.question(index + 1);
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-xl border border-hairline p-4 sm:p-5">
      <legend className="sr-only">{name}</legend>
      <div className="flex items-center justify-between gap-3">
        <span aria-hidden="true" className="font-display text-lg">
          {name}
        </span>
        <RowButtons count={count} id={id} index={index} name={name} onMove={onMove} onRemove={onRemove} />
      </div>
      <TextField
        error={form.errorOf(`survey.${index}.question`)}
        id={`${id}.question`}
        label={copy.questionText}
        value={question.question}
        onChange={({ currentTarget }) => onChange({ ...question, question: currentTarget.value })}
      />
      <SurveyOptions
        errorOf={(option) => form.errorOf(`survey.${index}.options.${option}.option`)}
        id={`${id}.options`}
        options={question.options}
        question={name}
        onAnnounce={onAnnounce}
        onChange={(options) => onChange({ ...question, options })}
      />
    </fieldset>
  );
}
