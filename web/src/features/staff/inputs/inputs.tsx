import type { ImageInput, Picture } from "@inktvis/contract/layer/fields";
import { useRecordContext } from "ra-core";
import { useState } from "react";
import { charactersLeft } from "#platform/formats/characters-left.ts";
import { amountText, amountTyped, decimalText } from "#platform/formats/typed-amount.ts";
import { MomentField } from "#platform/forms/moment-field.tsx";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { CheckboxGroup } from "#ui/checkbox-group.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { ImagePicker } from "#features/media/pictures/image-picker.tsx";
import { type Choice, useChoices } from "../choices.ts";
import { loadedHelp } from "../loaded-help.tsx";
import { roomCopy as copy } from "../messages.nl.ts";
import { type InputProps, useField } from "./use-field.ts";

/* The inputs of the staff room: the controls of ui/ on react-admin's form. */

export function TextInput({ type = "text", ...props }: InputProps & { type?: "text" | "url" | "email" }) {
  const { text, control, value, onChange } = useField<string | null>(props, null);
  return (
    <TextField
      {...text}
      {...control}
      type={type}
      value={value ?? ""}
      onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
    />
  );
}

export function LongTextInput({ max, ...props }: InputProps & { max?: number }) {
  const { text, control, value, onChange } = useField<string | null>(props, null);
  return (
    <TextAreaField
      {...text}
      {...control}
      help={max === undefined ? text.help : copy.left(charactersLeft(max, value))}
      value={value ?? ""}
      onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
    />
  );
}

export function NumberInput(props: InputProps & { min?: number }) {
  const { text, control, value, onChange } = useField<number | null>(props, null);
  return (
    <TextField
      {...text}
      {...control}
      className="max-w-32"
      inputMode="numeric"
      min={props.min}
      type="number"
      value={value ?? ""}
      onChange={({ currentTarget }) => onChange(currentTarget.value === "" ? null : Number(currentTarget.value))}
    />
  );
}

/**
 * A number with decimals, as it was typed. A text field, because a field of type number reads a comma according to the
 * language of the browser, and some browsers drop it. Text that is not a number is sent as it is, so that the API
 * reports it.
 */
function DecimalInput({ textOf, ...props }: InputProps & { textOf: (value: number) => string }) {
  const { text, control, value, onChange } = useField<number | string | null>(props, null);
  const [typed, setTyped] = useState("");
  const shown = typeof value === "number" ? textOf(value) : (value ?? "");
  return (
    <TextField
      {...text}
      {...control}
      className="max-w-40 tabular-nums"
      inputMode="decimal"
      value={decimalTyped(typed) === value ? typed : shown}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(decimalTyped(currentTarget.value));
      }}
    />
  );
}

function decimalTyped(typed: string) {
  const number = amountTyped(typed.replace("%", ""));
  return Number.isNaN(number) ? typed : number;
}

/** An amount in euros. */
export const AmountInput = (props: InputProps) => <DecimalInput {...props} textOf={amountText} />;
/** A percentage: 12.5 is 12,5 %. */
export const PercentageInput = (props: InputProps) => <DecimalInput {...props} textOf={decimalText} />;

export function CheckInput(props: InputProps) {
  const { text, control, value, onChange } = useField(props, false);
  return (
    <CheckboxField
      {...text}
      {...control}
      checked={value}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}

interface ChoiceInputProps extends InputProps {
  choices: readonly Choice[];
  /** The label of the empty choice; absent when a choice is required. */
  none?: string;
  disabled?: boolean;
  /** Called with the value that was chosen. */
  onChosen?: (value: Choice["value"] | null) => void;
}

export function ChoiceInput({ choices, none, disabled, onChosen, ...props }: ChoiceInputProps) {
  const { text, control, value, onChange } = useField<string | number | null>(props, null);
  return (
    <SelectField
      {...text}
      {...control}
      disabled={disabled}
      value={value ?? ""}
      onChange={({ currentTarget }) => {
        const chosen = choices.find((choice) => String(choice.value) === currentTarget.value)?.value ?? null;
        onChange(chosen);
        onChosen?.(chosen);
      }}
    >
      <option value="">{none ?? copy.choose}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectField>
  );
}

interface ReferenceProps extends InputProps {
  resource: string;
  /** The field with the label of a choice. */
  text: string;
}

/** Chooses a record of another resource. */
export function ReferenceInput({ resource, text, ...props }: ReferenceProps & { none?: string }) {
  const { choices, retry } = useChoices({ resource, text });
  return <ChoiceInput {...props} choices={choices} help={loadedHelp({ retry }, props.help)} />;
}

/** Chooses several records of another resource; the value is their ids. */
export function ReferencesInput({ resource, text: labelField, max, ...props }: ReferenceProps & { max?: number }) {
  const { text, value, onChange } = useField<(string | number)[]>(props, []);
  const { choices, retry } = useChoices({ resource, text: labelField });
  return (
    <CheckboxGroup
      {...text}
      help={loadedHelp({ retry }, text.help)}
      id={props.source}
      name={props.source}
      options={choices}
      value={value}
      onChange={onChange}
      {...(max !== undefined && { max })}
    />
  );
}

/** A day and a time in Brussels. */
export function MomentInput(props: InputProps) {
  const { text, value, onChange } = useField<string | null>(props, null);
  return <MomentField {...text} id={props.source} value={value} onChange={(moment) => onChange(moment || null)} />;
}

type ImageValue = ImageInput | Picture;

/** A picture: the stored one until another one is chosen. */
export function PictureInput(props: InputProps) {
  const { text, value, onChange } = useField<ImageValue>(props, null);
  const stored = useRecordContext<Record<string, Picture | null>>()?.[props.source];
  const isStored = typeof value === "object" && value !== null && "url" in value;
  return (
    <ImagePicker
      {...text}
      current={stored}
      id={props.source}
      name={props.source}
      value={isStored || (value === null && !stored) ? undefined : value}
      onChange={(next) => onChange(next ?? stored ?? null)}
      onLeaveOut={() => onChange(value)}
    />
  );
}
