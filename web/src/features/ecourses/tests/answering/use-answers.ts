import type { Test, OwnTestResponse } from "@inktvis/contract/features/ecourses/ecourse-tests";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { formErrorOf } from "#platform/forms/form-refusal.ts";
import { removeStoredInput, storeInputOf } from "#platform/forms/stored-input.ts";
import { useStoredInput } from "#platform/forms/use-stored-input.ts";
import { refusalCode } from "#platform/refusals.ts";
import { useInOrder } from "#platform/in-order.ts";
import { ecourseApi } from "../../ecourse-api.ts";
import { type Answers, type AnswerWords, carriedOver, known, savedAnswers, unsavedOf, wordsOf } from "./answers.ts";

const FORM = "antwoorden";
/** Milliseconds after a choice before it is saved automatically. */
const PAUSE = 1500;

interface AnswersOptions {
  test: Test;
  onSaved: (response: OwnTestResponse) => void;
  onCompleted: (response: OwnTestResponse) => void;
  /** Called when the version was replaced: the choices wait in the tab for the newer version. */
  onReplaced: () => Promise<unknown>;
}

/** The choices as they wait in the tab: in words, since there may be a newer version when they are read back. */
interface StoredAnswers {
  testId: string;
  words: AnswerWords;
}

/**
 * The choices on this version. They wait in the tab until they are saved, so that the next version can use them too.
 */
function useChoices(test: Test, saved: Answers) {
  const [answers, setAnswers] = useState(saved);
  const [isRenewed, setIsRenewed] = useState(false);
  const current = useRef(answers);
  // The same functions in every render: the stored choices are read only once.
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
 * The answers on one version of a test. Each choice is stored in the tab at once, and at the API a moment later:
 * nothing is lost after a reload, when the session expires, or on another device.
 */
export function useAnswers({ test, onSaved, onCompleted, onReplaced }: AnswersOptions) {
  const [saved, setSaved] = useState(() => savedAnswers(test));
  const { answers, current, add, isRenewed } = useChoices(test, saved);
  const [error, setError] = useState<string>();
  const [pressed, setPressed] = useState<"save" | "complete">();
  const inOrder = useInOrder();

  const callNow = () => ({ params: { id: test.id }, body: { responseData: { ...current.current } } });
  /** @param say reports any other failure */
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
    const call = callNow();
    const { data } = await ecourseApi.ecourseTests.submitResponse(call, options);
    onSaved(data);
    setSaved(call.body.responseData);
    if (Object.keys(unsavedOf(current.current, call.body.responseData)).length === 0) removeStoredInput(FORM);
  }
  async function complete() {
    const { data } = await ecourseApi.ecourseTests.completeResponse(callNow());
    removeStoredInput(FORM);
    onCompleted(data);
  }
  const press = (what: "save" | "complete") => async () => {
    if (pressed) return;
    setPressed(what);
    setError(undefined);
    await inOrder(() => tried(what === "save" ? submit : complete, (refusal) => setError(formErrorOf(refusal))));
    setPressed(undefined);
  };

  const isUnsaved = Object.keys(unsavedOf(answers, saved)).length > 0;
  // What cannot be saved automatically waits in the tab: only a press on the button shows why.
  const saveQuietly = useEffectEvent(() => {
    if (pressed) return;
    void inOrder(() =>
      tried(
        () => submit({ quiet: true }),
        () => {},
      ),
    );
  });
  useEffect(() => {
    if (!isUnsaved) return undefined;
    storeInputOf(FORM);
    const timer = setTimeout(saveQuietly, PAUSE);
    return () => clearTimeout(timer);
    // Choices made while a save was under way are saved after it.
  }, [answers, isUnsaved, pressed]);

  const choose = (question: string, answer: string) => add({ [question]: answer });
  return { answers, choose, isUnsaved, isRenewed, error, pressed, save: press("save"), complete: press("complete") };
}
