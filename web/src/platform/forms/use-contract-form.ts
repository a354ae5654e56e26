import { zodResolver } from "@hookform/resolvers/zod";
import { type FocusEvent, useEffect } from "react";
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  type RegisterOptions,
  useForm,
} from "react-hook-form";
import { setDutchMessages } from "@inktvis/contract/layer/messages.nl";
import { useEarlyFields } from "./use-early-fields.ts";
import { errorSummary, isApiError, messageAt } from "./form-errors.ts";
import { useFormSubmission } from "./use-form-submission.ts";
import { afterPress, watchPresses } from "./pointer-press.ts";
import { useTypedWords } from "./use-typed-words.ts";

setDutchMessages();

export interface ContractFormOptions<Values extends FieldValues> {
  /** Names the form on its page: prefix of the ids of its fields, and what typed words are kept under. */
  name: string;
  /** The contract's own, or one that extends it with what only the page asks for (a repeated address). */
  schema: { readonly _zod: { readonly input: Values; readonly output: unknown } };
  defaultValues: DefaultValues<Values>;
  /** Gets the values as typed: the API parses them itself. An `ApiError` lands on the fields that it names. */
  submit: (values: Values) => Promise<unknown>;
}

/**
 * A form over a schema of the contract (docs/product/platform.md#forms). An error shows when its field was touched and
 * edited, or after a submit; a second submit while one runs is ignored; editing a field takes its error away.
 */
export function useContractForm<Values extends FieldValues>(options: ContractFormOptions<Values>) {
  const { name: form, schema, defaultValues, submit } = options;
  const hook = useForm<Values, unknown, Values>({
    resolver: zodResolver(schema, undefined, { raw: true }),
    defaultValues,
    mode: "all",
    shouldFocusError: false,
  });
  // Read here and not where they are used: the hook only renders again for what was read while rendering.
  const { errors, touchedFields, dirtyFields, isSubmitted, isSubmitting } = hook.formState;
  const { outcome, onSubmit } = useFormSubmission(hook, submit);
  const takeOver = useEarlyFields(hook);
  const restored = useTypedWords(form, hook);
  useEffect(watchPresses, []);

  const idOf = (name: string) => `${form}-${name}`;
  function visibleError(name: Path<Values>): string | undefined {
    const shown = isSubmitted || outcome.status === "failed" || (get(touchedFields, name) && get(dirtyFields, name));
    return shown ? messageAt(errors, name) : undefined;
  }

  return {
    name: form,
    onSubmit,
    /** Props of a field that keeps its own value: `<TextField label="…" {...form.field("title")} />`. */
    field: (name: Path<Values>, rules?: Pick<RegisterOptions<Values, Path<Values>>, "deps" | "setValueAs">) => {
      const control = hook.register(name, rules);
      return {
        ...control,
        ref: takeOver(name, control.ref),
        // What the API found stays until the field is edited: leaving it checks only what the page can check.
        onBlur: async (event: FocusEvent) => {
          if (isApiError(get(errors, name))) return;
          await afterPress();
          await control.onBlur(event);
        },
        id: idOf(name),
        error: visibleError(name),
      };
    },
    /** Props of a field that is told its value: a group of checkboxes, a picture, the editor. */
    controlled: <Name extends Path<Values>>(name: Name) => ({
      id: idOf(name),
      name,
      value: hook.watch(name),
      onChange: (value: PathValue<Values, Name>) =>
        hook.setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true }),
      error: visibleError(name),
    }),
    /** For the summary on top, after a submit that failed. */
    summary: outcome.status === "failed" ? errorSummary(errors, idOf) : [],
    error: outcome.error,
    /** What is wrong with one field that another shows: of a row of a list, `errorOf("ageCategories.0.ageTo")`. */
    errorOf: visibleError,
    /** Whether something was changed since the form began or was last saved. */
    isDirty: Object.keys(dirtyFields).length > 0,
    status: isSubmitting ? ("saving" as const) : outcome.status,
    attempt: outcome.attempt,
    isSaving: isSubmitting,
    /** Whether words of before an expired session were put back. */
    restored,
    getValues: hook.getValues,
    setValue: hook.setValue,
    watch: hook.watch,
  };
}

export type ContractForm<Values extends FieldValues = FieldValues> = ReturnType<typeof useContractForm<Values>>;
