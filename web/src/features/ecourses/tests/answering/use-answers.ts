import type { Test, OwnTestResponse } from "@inktvis/contract/features/ecourses/ecourse-tests";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { formErrorOf } from "#platform/forms/form-refusal.ts";
import { removeStoredInput, storeInputOf } from "#platform/forms/stored-input.ts";
import { useStoredInput } from "#platform/forms/use-stored-input.ts";
import { refusalCode } from "#platform/refusals.ts";
import { ecourseApi } from "../../ecourse-api.ts";
import { type Answers, type AnswerWords, carriedOver, known, savedAnswers, unsavedOf, wordsOf } from "./answers.ts";

const FORM = "antwoorden";
/** How long after a choice it is saved by itself. */
const PAUSE = 1500;

interface AnswersOptions {
  test: Test;
  onSaved: (response: OwnTestResponse) => void;
  onCompleted: (response: OwnTestResponse) => void;
  /** The version was replaced: what was chosen on it waits in the tab for the newer one. */
  onReplaced: () => Promise<unknown>;
}

/** What waits in the tab: in words, since a newer version may be there when it is read again. */
interface StoredAnswers {
  testId: string;
  words: AnswerWords;
}

/** What is chosen on this version: it waits in the tab until it is saved, for the next version too. */
function useChoices(test: Test, saved: Answers) {
  const [answers, setAnswers] = useState(saved);
  const [isRenewed, setIsRenewed] = useState(false);
  const current = useRef(answers);
  // The same functions at each rendering: what is stored is read once.
  const [{ add, getValues, restore }] = useState(() => {
    const add = (chosen: Answers) => {
      current.current = known(test, { ...current.current, ...chosen });
      setAnswers(current.current);
    };
    return {
      add,
      getValues: (): StoredAnswers => ({ testId: test.id, words: wordsOf(test, current.current) }),
      restore: (_name: string, value: string | AnswerWords) => {
        if (typeof value === "object") add(carriedOver(test, value));
        else setIsRenewed(value !== test.id);
      },
    };
  });
  const subject = test.lesson?.id ?? test.ecourse.id;
  useStoredInput<StoredAnswers>(FORM, { getValues, setValue: restore, subject });
  return { answers, current, add, isRenewed };
}

/**
 * The answers on one version of a test. Each choice is stored in the tab at once, and at the API a moment later: nothing is
 * lost by a reload, by an expired session or on another device.
 */
export function useAnswers({ test, onSaved, onCompleted, onReplaced }: AnswersOptions) {
  const [saved, setSaved] = useState(() => savedAnswers(test));
  const { answers, current, add, isRenewed } = useChoices(test, saved);
  const [error, setError] = useState<string>();
  const [pressed, setPressed] = useState<"save" | "complete">();

  const call = { params: { id: test.id }, body: { responseData: { ...answers } } };
  /** @param say what else went wrong */
  async function tried(act: () => Promise<unknown>, say: (refusal: unknown) => void) {
    try {
      await act();
    } catch (refusal) {
      if (refusalCode(refusal) !== "test-replaced") return say(refusal);
      storeInputOf(FORM);
      await onReplaced();
    }
  }
  async function submit(options: { quiet?: boolean } = {}) {
    const { data } = await ecourseApi.ecourseTests.submitResponse(call, options);
    onSaved(data);
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
    await tried(what === "save" ? submit : complete, (refusal) => setError(formErrorOf(refusal)));
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
    // What was chosen while a save was under way is saved after it.
  }, [answers, isUnsaved, pressed]);

  const choose = (question: string, answer: string) => add({ [question]: answer });
  return { answers, choose, isUnsaved, isRenewed, error, pressed, save: press("save"), complete: press("complete") };
}
