import { type FormEvent, useRef, useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { API_ERROR } from "./form-errors.ts";
import { fieldErrorsOf, formErrorOf } from "./form-refusal.ts";

interface SubmissionOutcome {
  status: "untouched" | "saved" | "failed";
  /** Counts submissions, so that a second one that fails moves the focus again. */
  attempt: number;
  /** What is wrong with the form as a whole. */
  error?: string;
  /** Whether something was typed while it was being saved. */
  hasNewer?: boolean;
}

/** Submits the form and keeps the outcome; a second submission while one runs is ignored. */
export function useFormSubmission<Values extends FieldValues>(
  hook: UseFormReturn<Values, unknown, Values>,
  submit: (values: Values) => Promise<unknown>,
) {
  const [outcome, setOutcome] = useState<SubmissionOutcome>({ status: "untouched", attempt: 0 });
  const running = useRef(false);
  const hasNewer = useRef(false);

  const finish = (status: "saved" | "failed", error?: string) =>
    setOutcome(({ attempt }) => ({
      status,
      attempt: attempt + 1,
      hasNewer: hasNewer.current,
      ...(error && { error }),
    }));

  async function send(values: Values) {
    hasNewer.current = false;
    try {
      await submit(values);
      hook.reset(undefined, { keepValues: true });
      finish("saved");
    } catch (refusal) {
      const onFields = fieldErrorsOf(refusal, (name) => name in hook.getValues());
      for (const [name, message] of onFields) hook.setError(name as Path<Values>, { type: API_ERROR, message });
      finish("failed", formErrorOf(refusal, onFields));
    }
  }

  async function onSubmit(event?: FormEvent) {
    event?.preventDefault();
    if (running.current) return;
    running.current = true;
    try {
      await hook.handleSubmit(send, () => finish("failed"))(event);
    } finally {
      running.current = false;
    }
  }

  /** Shows what is wrong with these fields, as a submit would. Returns whether they are all valid. */
  async function check(names: Path<Values>[]) {
    const isRight = await hook.trigger(names);
    if (!isRight) finish("failed");
    return isRight;
  }

  const onInput = () => {
    hasNewer.current = true;
  };
  return { outcome, onSubmit, onInput, check };
}
