import { ANSWERS } from "@inktvis/contract/features/ecourses/test-limits";
import { Button } from "#ui/button.tsx";
import { described, FieldNotes } from "#ui/field-frame.tsx";
import { RowButtons } from "#ui/row-buttons.tsx";
import { rowChanges } from "#ui/row-changes.ts";
import { editorMessages as copy } from "./editor.nl.ts";
import { newAnswer, type TypedAnswer } from "./test-values.ts";

interface AnswersFieldProps {
  id: string;
  /** "Vraag 2" */
  question: string;
  answers: readonly TypedAnswer[];
  onChange: (answers: TypedAnswer[]) => void;
  errorOf: (index: number) => string | undefined;
  /** An error about the answers together: none is marked as right. */
  groupError: string | undefined;
  /** Announces to screen readers what moved. */
  onAnnounce: (sentence: string) => void;
}

/** The answers to one question, with a tick at the right ones. */
export function AnswersField(props: AnswersFieldProps) {
  const { id, question, answers, onChange, errorOf, groupError, onAnnounce } = props;
  const { add, move, remove, replace } = rowChanges({
    id,
    rows: answers,
    onChange,
    newRow: newAnswer,
    field: "answer",
    onMoved: (from, to) => onAnnounce(copy.moved(copy.answer(from + 1), to + 1)),
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2" id={id} tabIndex={-1}>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {answers.map((row, index) => (
          <AnswerRow
            count={answers.length}
            error={errorOf(index)}
            id={`${id}.${index}`}
            index={index}
            key={index}
            question={question}
            row={row}
            onChange={(answer) => replace(index, answer)}
            onMove={move}
            onRemove={answers.length > ANSWERS.min ? remove : undefined}
          />
        ))}
      </ol>
      <FieldNotes error={groupError} help={undefined} id={id} />
      {answers.length < ANSWERS.max && (
        <Button className="-ml-3 justify-self-start" look="quiet" onClick={add}>
          {copy.addAnswer}
          <span className="sr-only">{copy.addAnswerTo(question)}</span>
        </Button>
      )}
    </div>
  );
}

interface AnswerRowProps {
  id: string;
  index: number;
  count: number;
  question: string;
  row: TypedAnswer;
  error: string | undefined;
  onChange: (answer: TypedAnswer) => void;
  onMove: (from: number, to: number) => void;
  onRemove: ((index: number) => void) | undefined;
}

function AnswerRow({ id, index, count, question, row, error, onChange, onMove, onRemove }: AnswerRowProps) {
  const [fieldId, name] = [`${id}.answer`, copy.answer(index + 1)];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <div className="flex items-center justify-between gap-3">
        <label className="text-sm" htmlFor={fieldId}>
          {name}
        </label>
        <RowButtons count={count} id={id} index={index} name={name} onMove={onMove} onRemove={onRemove} />
      </div>
      <div className="flex items-center gap-4">
        <input
          className="control min-w-0 flex-1"
          id={fieldId}
          type="text"
          value={row.answer}
          {...described(fieldId, { error })}
          onChange={({ currentTarget }) => onChange({ ...row, answer: currentTarget.value })}
        />
        <label className="flex min-h-6 cursor-pointer items-center gap-2">
          <input
            aria-label={copy.correctOf(name, question)}
            checked={row.correct}
            className="tick"
            type="checkbox"
            onChange={({ currentTarget }) => onChange({ ...row, correct: currentTarget.checked })}
          />
          {copy.correct}
        </label>
      </div>
      <FieldNotes error={error} help={undefined} id={fieldId} />
    </li>
  );
}
