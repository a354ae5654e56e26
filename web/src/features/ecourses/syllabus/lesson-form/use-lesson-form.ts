import { useState } from "react";
import { useAutosave } from "#platform/forms/use-autosave.ts";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import type { OnSaved } from "#platform/forms/use-form-submission.ts";
import { type LessonFormValues, lessonFormSchema } from "./lesson-values.ts";

const FORM = "les";

interface LessonFormOptions {
  /** The id of the lesson, or of the online course of a new one. */
  subject: string;
  values: LessonFormValues;
  save: (values: LessonFormValues, onSaved: OnSaved) => Promise<unknown>;
}

/** The form of a lesson. What is typed stays when the page is left, until it is saved or discarded. */
export function useLessonForm({ subject, values, save }: LessonFormOptions) {
  const [defaultValues] = useState(values);
  const form = useContractForm<LessonFormValues>({
    name: FORM,
    subject,
    schema: lessonFormSchema,
    defaultValues,
    submit: save,
  });
  useAutosave(form);
  return form;
}

export type LessonForm = ReturnType<typeof useLessonForm>;
