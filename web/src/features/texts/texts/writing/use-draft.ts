import { MAX_TEXT_BODY } from "@inktvis/contract/features/texts/texts";
import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { createAfterTyping } from "#platform/after-typing.ts";
import { useDraftNews } from "./draft-news.ts";
import { deleteDraft, type DraftValues, isBlank, keepDraft, NEW_TEXT, type OwnDraft, sameValues } from "./drafts.ts";
import { useOnlineDraft } from "./use-online-draft.ts";

/** The delay from the first change to writing the draft in the browser. */
const KEEP_DELAY_MS = 500;

export type SavedState =
  | "empty"
  | "saved"
  | "kept"
  | "kept-online"
  | "kept-too-long"
  | "kept-without-picture"
  | "gone"
  | "failed";

interface DraftOptions {
  draft: OwnDraft;
  /** The values that are stored as the text; for a new text, those of an empty form. */
  saved: DraftValues;
  /** Returns what is on the page now. */
  read: () => { values: DraftValues; words: number };
  /**
   * Called when another window restored or discarded the draft: what is typed from then on needs a draft with another
   * id.
   */
  onTaken: () => void;
}

/**
 * Keeps what is typed as a draft: in this browser half a second after a change and whenever the page may go away, at
 * the API a few seconds later (docs/product/texts.md#drafts). A draft that equals the saved text is deleted.
 */
export function useDraft({ draft, saved: initialValues, read, onTaken }: DraftOptions) {
  const unchangedState: SavedState = draft.text === NEW_TEXT ? "empty" : "saved";
  const [state, setState] = useState<SavedState>(unchangedState);
  const savedValues = useRef(initialValues);
  const [timer] = useState(() => createAfterTyping(KEEP_DELAY_MS));
  /** The length of the body, in characters, when it was last kept. */
  const length = useRef(initialValues.body.length);
  const isFinished = useRef(false);
  const online = useOnlineDraft(draft, (values) => {
    // Not when something was typed in the meantime, nor with a picture, which is only in this browser.
    if (!timer.isWaiting() && !values.image) setState("kept-online");
  });

  const keep = useEffectEvent(() => {
    timer.stop();
    if (isFinished.current) return;
    const { values, words } = read();
    length.current = values.body.length;
    if (sameValues(values, savedValues.current) || isBlank(values)) {
      deleteDraft(draft);
      online.delete();
      setState(unchangedState);
    } else {
      const kept = keepDraft(draft, values, words, Date.now());
      const fitsOnline = values.body.length <= MAX_TEXT_BODY;
      setState(fitsOnline || kept === "failed" ? kept : "kept-too-long");
      if (fitsOnline) online.scheduleSend(values);
      else online.stop();
    }
  });
  // Anything typed after that gets another id, because the other window's request to delete this one may arrive late.
  useDraftNews(({ id, what }) => {
    if (id !== draft.id || what !== "gone") return;
    // The request that is running here may arrive late as well, and the draft would then be offered again.
    online.delete();
    onTaken();
    setState((current) => (current === "empty" || current === "saved" ? current : "gone"));
  });
  useBeforeHiding({
    onHide: () => {
      if (timer.isWaiting()) keep();
      void online.sendNow();
    },
    onUnmount: online.stop,
  });

  return {
    state,
    /** Call on every change of what is typed. */
    scheduleKeep: () => {
      timer.schedule(length.current, () => keep());
    },
    /** The editor writes the saved body as slightly different HTML, which is not a change. */
    onBodyNormalized: (body: string) => {
      savedValues.current = { ...savedValues.current, body };
    },
    /** Awaited before saving the text, which deletes the draft at the API: no request may recreate it afterwards. */
    settle: online.settle,
    /**
     * Call when the text was saved with these values. `isLeaving`: the page navigates away and keeps nothing any more.
     */
    onSaved: (values: DraftValues, isLeaving: boolean) => {
      timer.stop();
      savedValues.current = values;
      isFinished.current = isLeaving;
      deleteDraft(draft);
      online.onDeleted();
      setState("saved");
    },
  };
}

/**
 * Calls `onHide` whenever this may be the last opportunity: the tab is hidden, the page is left, the component
 * unmounts.
 */
function useBeforeHiding(listeners: { onHide: () => void; onUnmount: () => void }) {
  const onHide = useEffectEvent(listeners.onHide);
  const onUnmount = useEffectEvent(() => {
    listeners.onHide();
    listeners.onUnmount();
  });
  // A layout effect is cleaned up before the editor is removed, which may still hold keystrokes.
  useLayoutEffect(() => {
    const listener = () => onHide();
    addEventListener("pagehide", listener);
    document.addEventListener("visibilitychange", listener);
    return () => {
      removeEventListener("pagehide", listener);
      document.removeEventListener("visibilitychange", listener);
      onUnmount();
    };
  }, []);
}
