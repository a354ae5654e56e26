import { useState } from "react";
import type { OwnText } from "@inktvis/contract/features/texts/texts";
import { Button } from "#ui/button.tsx";
import { described, FieldNotes } from "#ui/field-frame.tsx";
import { TextField } from "#ui/text-field.tsx";
import { VisibilityMark } from "#features/texts/texts/visibility-mark.tsx";
import { entryMessages as copy } from "./entry.nl.ts";
import { checkedIn, useEarlyInput } from "#ui/early-input.ts";

interface TextChoiceProps {
  texts: readonly OwnText[];
  /** `form.controlled(…)` of the ids that were chosen, in the order of choosing. */
  field: {
    id: string;
    value: readonly string[];
    error: string | undefined;
    onChange: (textIds: string[]) => void;
  };
  max: number;
  /** By the id of a text; only when the contest limits the length of a text. */
  lengths: Readonly<Record<string, { problem: string | null }>>;
  isClosed: boolean;
  onPreview: (text: OwnText) => void;
}

/** Up to this number of texts they can be seen at a glance; above it they can be filtered. */
const MAX_WITHOUT_FILTER = 8;

/** The entrant's own texts to choose from. Where the contest asks for one text, choosing another replaces it. */
export function TextChoice({ texts, field, max, lengths, isClosed, onPreview }: TextChoiceProps) {
  const { id, value, error, onChange } = field;
  const [filter, setFilter] = useState("");
  const group = useEarlyInput<HTMLFieldSetElement>((element) => {
    const chosen = withTicked(value, checkedIn(element));
    if (chosen.length !== value.length || chosen.some((textId) => !value.includes(textId)))
      onChange(chosen.slice(-max));
  });
  const shown = matchingTexts(texts, filter, value);
  function toggle(textId: string) {
    if (value.includes(textId)) onChange(value.filter((chosen) => chosen !== textId));
    else onChange(max === 1 ? [textId] : [...value, textId]);
  }
  return (
    <div className="grid gap-4">
      {texts.length > MAX_WITHOUT_FILTER && <FilterField value={filter} onChange={setFilter} />}
      <fieldset
        className="grid grid-cols-[minmax(0,1fr)] gap-1.5"
        id={id}
        ref={group}
        tabIndex={-1}
        {...described(id, { help: false, error })}
        aria-invalid={undefined}
      >
        <legend className="sr-only">{copy.textsField}</legend>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {shown.map((text) => (
            <Choice
              isChosen={value.includes(text.id)}
              isClosed={isClosed}
              isFull={max > 1 && value.length >= max}
              key={text.id}
              lengthProblem={lengths[text.id]?.problem ?? null}
              position={max > 1 ? value.indexOf(text.id) + 1 : 0}
              text={text}
              onPreview={() => onPreview(text)}
              onToggle={() => toggle(text.id)}
            />
          ))}
        </ul>
        {shown.length === 0 && <p className="text-ink-soft">{copy.nothingFound}</p>}
        <FieldNotes error={error} id={id} />
      </fieldset>
    </div>
  );
}

/** The texts whose title contains the filter, and always those that were chosen. */
function matchingTexts(texts: readonly OwnText[], filter: string, chosen: readonly string[]) {
  const lowered = filter.trim().toLocaleLowerCase("nl-BE");
  return texts.filter(({ id, title }) => chosen.includes(id) || title.toLocaleLowerCase("nl-BE").includes(lowered));
}

/** The texts that were ticked before hydration, in the order of choosing as far as that is known. */
const withTicked = (chosen: readonly string[], ticked: readonly string[]) => [
  ...chosen.filter((textId) => ticked.includes(textId)),
  ...ticked.filter((textId) => !chosen.includes(textId)),
];

function FilterField({ value, onChange }: { value: string; onChange: (filter: string) => void }) {
  const field = useEarlyInput<HTMLDivElement>((element) => onChange(element.querySelector("input")?.value ?? ""));
  return (
    <div ref={field}>
      <TextField label={copy.filter} type="search" value={value} onChange={(event) => onChange(event.target.value)} />
    </div>
  );
}

interface ChoiceProps {
  text: OwnText;
  isChosen: boolean;
  /** The position among the chosen texts, from 1; 0 when there is none to show. */
  position: number;
  /** The maximum of the contest is reached: a text has to be unticked before another one is ticked. */
  isFull: boolean;
  isClosed: boolean;
  /** Why the text is too short or too long for this contest. */
  lengthProblem: string | null;
  onToggle: () => void;
  onPreview: () => void;
}

function Choice({ text, isChosen, position, isFull, isClosed, lengthProblem, onToggle, onPreview }: ChoiceProps) {
  const isDisabled = isClosed || (isFull && !isChosen);
  return (
    <li
      className={`flex items-start gap-2 rounded-xl border p-1 has-checked:border-accent-ink has-checked:bg-wash sm:items-center ${
        isDisabled && !isChosen ? "border-hairline" : "border-edge"
      }`}
    >
      <label
        className={`flex min-w-0 flex-1 items-start gap-3 rounded-lg p-2.5 has-focus-visible:outline-3 has-focus-visible:outline-accent-ink ${isDisabled ? "" : "cursor-pointer"}`}
      >
        <input
          aria-describedby={lengthProblem === null ? undefined : `${text.id}-length`}
          aria-labelledby={`${text.id}-title`}
          checked={isChosen}
          className="tick mt-1 outline-none"
          disabled={isDisabled}
          type="checkbox"
          value={text.id}
          onChange={onToggle}
        />
        <span className="grid min-w-0 gap-0.5">
          <span className="font-display text-xl leading-snug font-semibold" id={`${text.id}-title`}>
            {position > 0 && <span className="mr-2 tabular-nums">{position}.</span>}
            {text.title}
          </span>
          <span className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-ink-soft tabular-nums">
            <span>{copy.words(text.wordCount)}</span>
            <VisibilityMark isPrivate={text.private === 1} membersOnly={text.membersOnly === 1} />
          </span>
          {lengthProblem !== null && (
            <span className="text-sm text-danger" id={`${text.id}-length`}>
              {lengthProblem}
            </span>
          )}
        </span>
      </label>
      <Button className="min-h-10 py-1.5" look="quiet" onClick={onPreview}>
        {copy.preview}
        <span className="sr-only">{copy.previewOf(text.title)}</span>
      </Button>
    </li>
  );
}
