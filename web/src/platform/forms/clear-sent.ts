import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";

type FormState<Values extends FieldValues> = Pick<UseFormReturn<Values>, "getValues" | "setValue">;

/**
 * Empties fields of a form whose values were sent, for the next thing to send. A field that was changed during the
 * request keeps what was typed.
 */
export function clearSent<Values extends FieldValues>(form: FormState<Values>, sent: Values, empty: Partial<Values>) {
  for (const [name, value] of Object.entries(empty)) {
    const field = name as Path<Values>;
    const isUnchanged = JSON.stringify(form.getValues(field)) === JSON.stringify(sent[name]);
    if (isUnchanged) form.setValue(field, value as PathValue<Values, Path<Values>>);
  }
}
