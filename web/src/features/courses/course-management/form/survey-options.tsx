import { SURVEY_OPTIONS } from "@inktvis/contract/features/courses/course-input";
import { Button } from "#ui/button.tsx";
import { described, FieldNotes } from "#ui/field-frame.tsx";
import { RowButtons } from "#ui/row-buttons.tsx";
import { rowChanges } from "#ui/row-changes.ts";
import type { SurveyOption } from "./course-values.ts";
import { formMessages as copy } from "./form.nl.ts";

interface SurveyOptionsProps {
  id: string;
  /** "Vraag 2" */
  question: string;
  options: readonly SurveyOption[];
  onChange: (options: SurveyOption[]) => void;
  errorOf: (index: number) => string | undefined;
  /** Announces to screen readers what moved. */
  onAnnounce: (sentence: string) => void;
}

/** The answers to one question, one of which people choose when they enrol. */
export function SurveyOptions({ id, question, options, onChange, errorOf, onAnnounce }: SurveyOptionsProps) {
  const { add, move, remove, replace } = rowChanges({
    id,
    rows: options,
    onChange,
    newRow: () => ({ option: "" }),
    field: "option",
    onMoved: (from, to) => onAnnounce(copy.moved(copy.option(from + 1), to + 1)),
  });
  return (
    <>
      <ol className="grid gap-2">
        {options.map((row, index) => {
          const [fieldId, name, error] = [`${id}.${index}.option`, copy.option(index + 1), errorOf(index)];
          return (
            <li className="grid gap-1" key={index}>
              <label className="text-sm" htmlFor={fieldId}>
                {name}
              </label>
              <div className="flex flex-wrap items-center justify-end gap-x-2">
                <input
                  className="control min-w-44 flex-1"
                  id={fieldId}
                  type="text"
                  value={row.option}
                  {...described(fieldId, { error })}
                  onChange={({ currentTarget }) => replace(index, { ...row, option: currentTarget.value })}
                />
                <RowButtons
                  count={options.length}
                  id={`${id}.${index}`}
                  index={index}
                  name={name}
                  onMove={move}
                  onRemove={options.length > SURVEY_OPTIONS.min ? remove : undefined}
                />
              </div>
              <FieldNotes error={error} help={undefined} id={fieldId} />
            </li>
          );
        })}
      </ol>
      {options.length < SURVEY_OPTIONS.max && (
        <Button className="-ml-3 justify-self-start" look="quiet" onClick={add}>
          {copy.addOption}
          <span className="sr-only">{copy.addOptionTo(question)}</span>
        </Button>
      )}
    </>
  );
}
