import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import {
  type DraftOwner,
  type DraftValues,
  dropDraft,
  isBlank,
  keepDraft,
  NEW_TEXT,
  ownDraftKey,
  sameValues,
} from "./drafts.ts";

const KEEPS_AFTER = 500;

export type SavedState = "empty" | "saved" | "kept" | "kept-without-picture" | "failed";

interface DraftOptions {
  owner: DraftOwner;
  /** What the API has; nothing of a new text. */
  saved: DraftValues;
  /** What is on the page this very moment. */
  read: () => { values: DraftValues; words: number };
}

/**
 * Keeps what is written in this browser: half a second after a change, and whenever the page may go away. Answers what
 * to say about it, `touched` to call on every change, and `saved` for when the API has it.
 */
export function useDraft({ owner, saved, read }: DraftOptions) {
  const key = ownDraftKey(owner);
  const resting: SavedState = owner.text === NEW_TEXT ? "empty" : "saved";
  const [state, setState] = useState<SavedState>(resting);
  const known = useRef(saved);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const finished = useRef(false);

  const keep = useEffectEvent(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (finished.current) return;
    const { values, words } = read();
    if (sameValues(values, known.current) || isBlank(values)) {
      dropDraft(key);
      setState(resting);
    } else {
      setState(keepDraft(key, values, words, Date.now()));
    }
  });

  const keepIfChanged = useEffectEvent(() => {
    if (timer.current !== undefined) keep();
  });
  // Before the sheet goes: it may still have words to hand over.
  useLayoutEffect(() => {
    const onHide = () => keepIfChanged();
    addEventListener("pagehide", onHide);
    document.addEventListener("visibilitychange", onHide);
    return () => {
      removeEventListener("pagehide", onHide);
      document.removeEventListener("visibilitychange", onHide);
      keepIfChanged();
    };
  }, []);

  return {
    state,
    touched: () => {
      timer.current ??= setTimeout(() => keep(), KEEPS_AFTER);
    },
    /** The same words in other HTML: how the sheet writes them down. */
    rewritten: (body: string) => {
      known.current = { ...known.current, body };
    },
    /** `leaves`: the page is about to go, and keeps nothing any more. */
    saved: (values: DraftValues, leaves: boolean) => {
      clearTimeout(timer.current);
      timer.current = undefined;
      known.current = values;
      finished.current = leaves;
      dropDraft(key);
      setState("saved");
    },
  };
}
