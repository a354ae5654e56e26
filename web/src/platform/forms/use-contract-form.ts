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
import { useEarlyFields } from "./use-early-fields.ts";
import { errorSummary, isApiError, messageAt } from "./form-errors.ts";
import { type LoadableSchema, loadedResolver, loadResolver } from "./load-resolver.ts";
import { readableResolver } from "./readable-resolver.ts";
import { type OnSaved, useFormSubmission } from "./use-form-submission.ts";
import { afterPress, watchPresses } from "./pointer-press.ts";
import { useRestoredValues } from "./use-restored-values.ts";

export interface ContractFormOptions<Values extends FieldValues> {
  /** Unique on its page: prefix of the ids of its fields, and part of the storage key of unsaved input. */
  name: string;
  /** The contract's own, or one that extends it with what only the page asks for (a repeated address). */
  schema: LoadableSchema<Values>;
  defaultValues: DefaultValues<Values>;
  /** Receives the values as typed: the API parses them. The messages of an `ApiError` are shown with their fields. */
  submit: (values: Values, onSaved: OnSaved) => Promise<unknown>;
  /**
   * The id of what the form is about, where its address may change while somebody types; by default the path of the
   * page.
   */
  subject?: string;
}

/**
 * A form over a schema of the contract (docs/product/platform.md#forms). An error shows when its field was touched and
 * edited, or after a submit; a second submit while one runs is ignored; editing a field removes its error.
 */
export function useContractForm<Values extends FieldValues>(options: ContractFormOptions<Values>) {
  const { name: form, schema, defaultValues, submit, subject } = options;
  const idOf = (name: string) => `${form}-${name}`;
  const hook = useForm<Values, unknown, Values>({
    resolver: readableResolver(form, idOf(""), loadedResolver(schema)),
    defaultValues,
    mode: "all",
    criteriaMode: "all",
    shouldFocusError: false,
  });
  // Read during rendering: react-hook-form re-renders only for the form state that was read then.
  const { errors, touchedFields, dirtyFields, isSubmitted, isSubmitting } = hook.formState;
  const { outcome, ...submission } = useFormSubmission(form, hook, submit);
  const withEarlyValue = useEarlyFields(hook);
  const restoredValues = useRestoredValues(form, hook, subject);
  useEffect(watchPresses, []);

  function visibleError(name: Path<Values>): string | undefined {
    const shown = isSubmitted || outcome.status === "failed" || (get(touchedFields, name) && get(dirtyFields, name));
    return shown ? messageAt(errors, name) : undefined;
  }

  return {
    name: form,
    ...submission,
    /** Somebody is about to fill it in: loads the schema, so that the first check does not wait for the network. */
    onFocus: () => void loadResolver(schema),
    /** Props of an uncontrolled field: `<TextField label="…" {...form.field("title")} />`. */
    field: (name: Path<Values>, rules?: Pick<RegisterOptions<Values, Path<Values>>, "deps" | "setValueAs">) => {
      const control = hook.register(name, rules);
      return {
        ...control,
        ref: withEarlyValue(name, control.ref),
        // An error of the API stays until the field is edited: validating on blur would remove it.
        onBlur: async (event: FocusEvent) => {
          if (isApiError(get(errors, name))) return;
          await afterPress();
          await control.onBlur(event);
        },
        id: idOf(name),
        error: visibleError(name),
      };
    },
    /** Props of a controlled field: a group of checkboxes, a picture, the editor. */
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
    /** The error of a field that is shown elsewhere, such as in a row of a list: `errorOf("ageCategories.0.ageTo")`. */
    errorOf: visibleError,
    /** Whether something changed since the form was opened or last saved. */
    isDirty: Object.keys(dirtyFields).length > 0,
    status: isSubmitting ? ("saving" as const) : outcome.status,
    attempt: outcome.attempt,
    isSaving: isSubmitting,
    ...restoredValues,
    /** Whether earlier input was restored and has not been saved since. */
    restored: restoredValues.restored && outcome.status !== "saved",
    getValues: hook.getValues,
    setValue: hook.setValue,
    watch: hook.watch,
  };
}

export type ContractForm<Values extends FieldValues = FieldValues> = ReturnType<typeof useContractForm<Values>>;
