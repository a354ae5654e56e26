import type { Ecourse, EcourseInput } from "@inktvis/contract/features/ecourses/ecourses";
import { useState } from "react";
import { useAutosave } from "#platform/forms/use-autosave.ts";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import type { OnSaved } from "#platform/forms/use-form-submission.ts";
import { ecourseFormSchema } from "./ecourse-form.schema.ts";
import { type EcourseFormValues, inputOf, NEW_ECOURSE_VALUES, valuesOfEcourse } from "./ecourse-values.ts";

const FORM = "e-cursus";

interface EcourseFormOptions {
  /** The stored online course; absent for a new one. */
  ecourse?: Ecourse;
  save: (input: EcourseInput, onSaved: OnSaved) => Promise<unknown>;
}

/** The form of an online course. What is typed stays when the page is left, until it is saved or discarded. */
export function useEcourseForm({ ecourse, save }: EcourseFormOptions) {
  const [defaultValues] = useState(() => (ecourse ? valuesOfEcourse(ecourse) : NEW_ECOURSE_VALUES));
  const form = useContractForm<EcourseFormValues>({
    name: FORM,
    ...(ecourse && { subject: ecourse.id }),
    schema: ecourseFormSchema,
    defaultValues,
    submit: (values, onSaved) => save(inputOf(values), onSaved),
  });
  useAutosave(form);
  return form;
}

export type EcourseForm = ReturnType<typeof useEcourseForm>;
