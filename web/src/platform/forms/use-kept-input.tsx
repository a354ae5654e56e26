import { type DefaultValues, type FieldValues, type Path, type PathValue, useForm } from "react-hook-form";
import { formMessages } from "./messages.nl.ts";
import { useStoredInput } from "./use-stored-input.ts";

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps what is typed outside a contract form, such as in a dialog that asks why, so that it survives an expired
 * session (docs/product/platform.md#forms). A dialog opens again when `isRestored`.
 * @param name unique on its page, and the same when the page is opened again
 */
export function useKeptInput<Values extends FieldValues>(name: string, initial: DefaultValues<Values> & Values) {
  const { getValues, setValue, watch, reset } = useForm<Values>({ defaultValues: initial });
  const { isRestored } = useStoredInput(name, { getValues, setValue, initial });
  return {
    values: watch(),
    set: <Name extends Path<Values>>(field: Name, value: PathValue<Values, Name>) => setValue(field, value),
    /** Props of a text field: `<TextAreaField label="Reden" {...kept.field("reason")} />`. */
    field: <Name extends Path<Values>>(field: Name) => ({
      value: watch(field),
      onChange: ({ currentTarget }: { currentTarget: Control }) =>
        setValue(field, currentTarget.value as PathValue<Values, Name>),
    }),
    clear: () => reset(),
    isRestored,
    /** Says that the input was restored. */
    notice: isRestored && <p className="notice">{formMessages.restored}</p>,
  };
}
