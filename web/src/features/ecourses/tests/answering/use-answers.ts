import type { Test, TestResponse } from "@inktvis/contract/features/ecourses/ecourse-tests";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { formErrorOf } from "#platform/forms/form-refusal.ts";
import { removeStoredInput, storeInputOf } from "#platform/forms/stored-input.ts";
import { useStoredInput } from "#platform/forms/use-stored-input.ts";
import { refusalCode } from "#platform/refusals.ts";
import { ecourseApi } from "../../ecourse-api.ts";
import { type AnswerWords, initialAnswers, known, unsavedOf, wordsOf } from "./answers.ts";

const FORM = "antwoorden";
/** How long after a choice it is saved by itself. */
const PAUSE = 1500;

interface AnswersOptions {
  test: Test;
  /** What was chosen on a version that was replaced. */
  words: AnswerWords;
  onCompleted: (response: TestResponse) => void;
  /** The version was replaced, with what was chosen on it. */
  onReplaced: (words: AnswerWords) => Promise<unknown>;
}

/**
 * The answers on one version of a test. Each choice is stored in the tab at once, and at the API a moment later: nothing is
 * lost by a reload, by an expired session or on another device.
 */
export function useAnswers({ test, words, onCompleted, onReplaced }: AnswersOptions) {
  const [initial] = useState(() => initialAnswers(test, words));
  const [answers, setAnswers] = useState(initial.answers);
  const [saved, setSaved] = useState(initial.saved);
  const [error, setError] = useState<string>();
  const [pressed, setPressed] = useState<"save" | "complete">();
  const current = useRef(answers);

  // The same functions at each rendering: what is stored is read once.
  const [{ getValues, choose }] = useState(() => ({
    getValues: (): Record<string, string> => current.current,
    choose: (question: string, answer: string) => {
      current.current = known(test, { ...current.current, [question]: answer });
      setAnswers(current.current);
    },
  }));
  useStoredInput(FORM, { getValues, setValue: choose, subject: test.id });

  const call = { params: { id: test.id }, body: { responseData: { ...answers } } };
  /** @param say what else went wrong */
  async function tried(act: () => Promise<unknown>, say: (refusal: unknown) => void) {
    try {
      await act();
    } catch (refusal) {
      if (refusalCode(refusal) === "test-replaced") await onReplaced(wordsOf(test, current.current));
      else say(refusal);
    }
  }
  async function submit(options: { quiet?: boolean } = {}) {
    await ecourseApi.ecourseTests.submitResponse(call, options);
    setSaved(call.body.responseData);
    if (Object.keys(unsavedOf(current.current, call.body.responseData)).length === 0) removeStoredInput(FORM);
  }
  async function complete() {
    const { data } = await ecourseApi.ecourseTests.completeResponse(call);
    removeStoredInput(FORM);
    onCompleted(data);
  }
  const press = (what: "save" | "complete") => async () => {
    if (pressed) return;
    setPressed(what);
    setError(undefined);
    await tried(what === "save" ? submit : complete, (refusal) => setError(formErrorOf(refusal, false)));
    setPressed(undefined);
  };

  const isUnsaved = Object.keys(unsavedOf(answers, saved)).length > 0;
  // What cannot be saved by itself waits in the tab: whoever presses hears why.
  const saveQuietly = useEffectEvent(() => {
    if (!pressed)
      void tried(
        () => submit({ quiet: true }),
        () => {},
      );
  });
  useEffect(() => {
    if (!isUnsaved) return undefined;
    storeInputOf(FORM);
    const timer = setTimeout(saveQuietly, PAUSE);
    return () => clearTimeout(timer);
  }, [answers, isUnsaved]);

  return { answers, choose, isUnsaved, error, pressed, save: press("save"), complete: press("complete") };
}
