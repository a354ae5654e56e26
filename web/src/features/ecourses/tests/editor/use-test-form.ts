import type { Test, TestInput } from "@inktvis/contract/features/ecourses/ecourse-tests";
import { useState } from "react";
import { useAutosave } from "#platform/forms/use-autosave.ts";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import type { OnSaved } from "#platform/forms/use-form-submission.ts";
import { testFormSchema } from "./test-form.schema.ts";
import { inputOf, type TestFormValues, valuesOfTest } from "./test-values.ts";

export const TEST_FORM = "test";

interface TestFormOptions {
  /** The stored version; null for a new test. */
  test: Test | null;
  save: (input: TestInput, onSaved: OnSaved) => Promise<unknown>;
}

/** The form of a test. What is typed stays when the page is left, until it is saved or discarded. */
export function useTestForm({ test, save }: TestFormOptions) {
  const [defaultValues] = useState(() => valuesOfTest(test));
  const form = useContractForm<TestFormValues>({
    name: TEST_FORM,
    schema: testFormSchema,
    defaultValues,
    submit: (values, onSaved) => save(inputOf(values), onSaved),
  });
  useAutosave(form);
  return form;
}

export type TestForm = ReturnType<typeof useTestForm>;
