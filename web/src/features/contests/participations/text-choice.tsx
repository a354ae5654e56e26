import { useState } from "react";
import type { OwnText } from "@inktvis/contract/features/texts/texts";
import { Button } from "#ui/button.tsx";
import { described, FieldNotes } from "#ui/field-frame.tsx";
import { TextField } from "#ui/text-field.tsx";
import { VisibilityMark } from "#features/texts/texts/visibility-mark.tsx";
import { entryMessages as copy } from "./entry.nl.ts";

interface TextChoiceProps {
  id: string;
  texts: readonly OwnText[];
  /** In the order in which they were chosen. */
  value: readonly string[];
  max: number;
  error: string | undefined;
  isClosed: boolean;
  onChange: (value: string[]) => void;
  onPreview: (text: OwnText) => void;
}
/** So many are seen at a glance. */
const FEW = 8;

/** One's own texts to choose from. Where one is asked for, another takes its place. */
export function TextChoice({ id, texts, value, max, error, isClosed, onChange, onPreview }: TextChoiceProps) {
  const [sought, setSought] = useState("");
  const words = sought.trim().toLocaleLowerCase("nl-BE");
  // What was chosen stays in sight.
  const shown = texts.filter(
    ({ id: textId, title }) => value.includes(textId) || title.toLocaleLowerCase("nl-BE").includes(words),
  );
  function toggle(textId: string) {
    if (value.includes(textId)) onChange(value.filter((chosen) => chosen !== textId));
    else onChange(max === 1 ? [textId] : [...value, textId]);
  }
  return (
    <div className="grid gap-4">
      {texts.length > FEW && (
        <TextField
          label={copy.filter}
          type="search"
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
      )}
      <fieldset
        className="grid grid-cols-[minmax(0,1fr)] gap-1.5"
        id={id}
        tabIndex={-1}
        {...described(id, { help: false, error })}
        aria-invalid={undefined}
      >
        <legend className="sr-only">{copy.textsField}</legend>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {shown.map((text) => (
            <Choice
              isClosed={isClosed}
              key={text.id}
              place={max > 1 ? value.indexOf(text.id) + 1 : 0}
              text={text}
              value={value}
              waits={max > 1 && value.length >= max}
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

interface ChoiceProps {
  text: OwnText;
  value: readonly string[];
  /** Its place among the chosen ones; 0 says none. */
  place: number;
  /** There are enough: another one has to be taken away first. */
  waits: boolean;
  isClosed: boolean;
  onToggle: () => void;
  onPreview: () => void;
}

function Choice({ text, value, place, waits, isClosed, onToggle, onPreview }: ChoiceProps) {
  const isChosen = value.includes(text.id);
  const isOff = isClosed || (waits && !isChosen);
  return (
    <li
      className={`flex items-start gap-2 rounded-xl border p-1 has-checked:border-accent-ink has-checked:bg-wash sm:items-center ${
        isOff && !isChosen ? "border-hairline" : "border-edge"
      }`}
    >
      <label
        className={`flex min-w-0 flex-1 items-start gap-3 rounded-lg p-2.5 has-focus-visible:outline-3 has-focus-visible:outline-accent-ink ${isOff ? "" : "cursor-pointer"}`}
      >
        <input
          aria-labelledby={`${text.id}-title`}
          checked={isChosen}
          className="tick mt-1 outline-none"
          disabled={isOff}
          type="checkbox"
          onChange={onToggle}
        />
        <span className="grid min-w-0 gap-0.5">
          <span className="font-display text-xl leading-snug font-semibold" id={`${text.id}-title`}>
            {place > 0 && <span className="mr-2 tabular-nums">{place}.</span>}
            {text.title}
          </span>
          <span className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-ink-soft tabular-nums">
            <span>{copy.words(text.wordCount)}</span>
            <VisibilityMark isPrivate={text.private === 1} membersOnly={text.membersOnly === 1} />
          </span>
        </span>
      </label>
      <Button className="min-h-10 py-1.5" look="quiet" onClick={onPreview}>
        {copy.preview}
        <span className="sr-only">{copy.previewOf(text.title)}</span>
      </Button>
    </li>
  );
}
