import { labelOf } from "@inktvis/contract/labels.nl";
import type { FieldValues } from "react-hook-form";
import { choiceInPage } from "#platform/forms/field-in-page.ts";
import { valueTexts } from "#platform/formats/value-text.ts";
import { Button } from "#ui/button.tsx";
import { comparisonMessages, conflictMessages as copy } from "./conflict.nl.ts";
import { TextsSideBySide } from "./text-comparison.tsx";

export interface FieldWords {
  /** The label of a field. */
  nameOf: (field: string) => string;
  /** A value as words. */
  textOf: (field: string, value: unknown) => string;
}
const nameOf = (field: string) => labelOf(field) ?? field;
const OF_LABELS: FieldWords = { nameOf, textOf: valueTexts({ nameOf, choiceOf: choiceInPage }) };

interface DifferencesProps {
  /** The fields that differ. */
  fields: readonly string[];
  /** The values of the form, and those of the version from elsewhere. */
  mine: FieldValues;
  theirs: FieldValues;
  /** The values that were taken over from the other version. */
  taken: FieldValues;
  words?: FieldWords | undefined;
  onToggle: (field: string) => void;
}

/**
 * Each field that differs: the value here beside that of the other version, which can be taken over for this field
 * alone.
 */
export const Differences = ({ fields, mine, theirs, taken, words = OF_LABELS, onToggle }: DifferencesProps) => (
  <ul className="grid gap-6">
    {fields.map((field) => (
      <li className="grid justify-items-start gap-2 border-t border-hairline pt-4" key={field}>
        <Difference
          field={field}
          isTaken={field in taken}
          mine={mine[field]}
          theirs={theirs[field]}
          words={words}
          onToggle={() => onToggle(field)}
        />
      </li>
    ))}
  </ul>
);

interface DifferenceProps {
  field: string;
  mine: unknown;
  theirs: unknown;
  isTaken: boolean;
  words: FieldWords;
  onToggle: () => void;
}

function Difference({ field, mine, theirs, isTaken, words, onToggle }: DifferenceProps) {
  const name = words.nameOf(field);
  // The form has no value for a picture that did not change.
  const theirText = theirs === undefined ? copy.storedPicture : words.textOf(field, theirs);
  const myText = words.textOf(field, mine);
  return (
    <>
      <h3 className="text-lg">{name}</h3>
      <div className="w-full">
        <TextsSideBySide
          after={theirText}
          afterTitle={copy.elsewhere}
          before={isTaken ? theirText : myText}
          beforeTitle={copy.here}
        />
        {!isTaken && myText === theirText && <p className="mt-2">{comparisonMessages.sameInWords(mine)}</p>}
      </div>
      <Button
        aria-label={isTaken ? copy.takeFieldBack(name) : copy.takeField(name)}
        look="secondary"
        onClick={onToggle}
      >
        {isTaken ? copy.takeBack : copy.take}
      </Button>
    </>
  );
}
