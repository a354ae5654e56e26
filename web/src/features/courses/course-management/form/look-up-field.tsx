import type { LookUp } from "@inktvis/contract/features/courses/look-ups";
import type { ComponentProps } from "react";
import { SelectField } from "#ui/select-field.tsx";
import { formMessages as copy } from "./form.nl.ts";

interface LookUpFieldProps extends ComponentProps<typeof SelectField> {
  choices: readonly LookUp[];
}

/** Chooses from a list of the staff room; nothing is chosen at first. */
export const LookUpField = ({ choices, ...field }: LookUpFieldProps) => (
  <SelectField className="max-w-80" {...field}>
    <option value="">{copy.choose}</option>
    {choices.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </SelectField>
);
