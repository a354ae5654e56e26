import { type ComponentProps, useId } from "react";
import { described, FieldFrame, type FieldText } from "./field-frame.tsx";

export interface Option {
  value: string | number;
  label: string;
}
export interface OptionGroup {
  label: string;
  options: readonly Option[];
}

interface SelectFieldProps extends FieldText, ComponentProps<"select"> {
  options: readonly (Option | OptionGroup)[];
  /** The first choice, that stands for none: "Kies een land". */
  placeholder?: string;
}

/** A short list to pick one from, in groups when there are. */
export function SelectField({
  label,
  help,
  error,
  optional,
  options,
  placeholder,
  id: given,
  ...control
}: SelectFieldProps) {
  const made = useId();
  const id = given ?? made;
  return (
    <FieldFrame error={error} help={help} id={id} label={label} optional={optional}>
      <select className="control" id={id} {...control} {...described(id, { help, error })}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((entry) =>
          "options" in entry ? (
            <optgroup key={entry.label} label={entry.label}>
              {entry.options.map(optionElement)}
            </optgroup>
          ) : (
            optionElement(entry)
          ),
        )}
      </select>
    </FieldFrame>
  );
}

const optionElement = ({ value, label }: Option) => (
  <option key={value} value={value}>
    {label}
  </option>
);
