import { type FormEvent, useRef, useState } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { API_ERROR } from "./form-errors.ts";
import { fieldErrorsOf, formErrorOf } from "./form-refusal.ts";
import { storedInputRemover } from "./stored-input.ts";

/**
 * For a submit that does more after the API has saved: called right then, as the person may leave or reload. With the
 * new revision of a thing that can be edited further; without one when the form is over, such as that of a new thing.
 */
export type OnSaved = (revision?: number) => void;

/** The field of forms that say which version they are based on. */
const REVISION = "revision";

interface SubmissionOutcome {
  status: "untouched" | "saved" | "failed";
  /** Counts submissions, so that a second one that fails moves the focus again. */
  attempt: number;
  /** What is wrong with the form as a whole. */
  error?: string;
}

/**
 * Submits the form and keeps the outcome; a second submission while one runs is ignored. The stored input of the form
 * is removed once it is saved, unless something was typed in the meantime and the form is not over.
 */
export function useFormSubmission<Values extends FieldValues>(
  name: string,
  hook: UseFormReturn<Values, unknown, Values>,
  submit: (values: Values, onSaved: OnSaved) => Promise<unknown>,
) {
  const [outcome, setOutcome] = useState<SubmissionOutcome>({ status: "untouched", attempt: 0 });
  const running = useRef(false);
  const wasTypedIn = useRef(false);

  const finish = (status: "saved" | "failed", error?: string) =>
    setOutcome(({ attempt }) => ({ status, attempt: attempt + 1, ...(error && { error }) }));

  async function send(values: Values) {
    wasTypedIn.current = false;
    // The page may be left before the form is saved.
    const removeSaved = storedInputRemover(name);
    const typed = () => JSON.stringify({ ...hook.getValues(), revision: undefined });
    const sent = typed();
    // A form whose values differ without any typing has taken over what the API stored.
    const isChanged = () => wasTypedIn.current && typed() !== sent;
    let isOver = false;
    function onSaved(revision?: number) {
      if (revision === undefined) isOver = true;
      else hook.setValue(REVISION as Path<Values>, revision as PathValue<Values, Path<Values>>);
      if (isOver || !isChanged()) removeSaved();
    }
    try {
      await submit(values, onSaved);
      hook.reset(undefined, { keepValues: true });
      // Last: a submit that clears the fields stores that change.
      if (isOver || !isChanged()) removeSaved();
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
    wasTypedIn.current = true;
  };
  return { outcome, onSubmit, onInput, check };
}
