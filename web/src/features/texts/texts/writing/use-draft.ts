import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { type DraftValues, dropDraft, isBlank, keepDraft, NEW_TEXT, type OwnDraft, sameValues } from "./drafts.ts";
import { dropOnline, keepOnline } from "./online-draft.ts";

const KEEPS_AFTER = 500;
/** So long after that it goes to the API. */
const SENDS_AFTER = 2500;
/** What the API did not take, because of a limit or a connection that is gone, is offered again so much later. */
const SENDS_AGAIN_AFTER = 60_000;

export type SavedState = "empty" | "saved" | "kept" | "kept-online" | "kept-without-picture" | "failed";

interface DraftOptions {
  draft: OwnDraft;
  /** What the API has as the text; nothing of a new one. */
  saved: DraftValues;
  /** What is on the page this very moment. */
  read: () => { values: DraftValues; words: number };
}

/**
 * Keeps what is written: in this browser half a second after a change and whenever the page may go away, at the API a
 * little later. Answers what to say about it, `touched` to call on every change, and `saved` for when the text has it.
 */
export function useDraft({ draft, saved, read }: DraftOptions) {
  const resting: SavedState = draft.text === NEW_TEXT ? "empty" : "saved";
  const [state, setState] = useState<SavedState>(resting);
  const known = useRef(saved);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const finished = useRef(false);
  const online = useOnlineCopy(draft, (values) => {
    // Said only when nothing was typed meanwhile, and when nothing of it is in this browser alone.
    if (timer.current === undefined && !values.image) setState("kept-online");
  });

  const keep = useEffectEvent(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (finished.current) return;
    const { values, words } = read();
    if (sameValues(values, known.current) || isBlank(values)) {
      dropDraft(draft);
      void online.drop();
      setState(resting);
    } else {
      setState(keepDraft(draft, values, words, Date.now()));
      online.soon(values);
    }
  });

  const keepIfChanged = useEffectEvent(() => {
    if (timer.current !== undefined) keep();
    void online.now();
  });
  const leave = useEffectEvent(() => {
    keepIfChanged();
    online.leave();
  });
  // Before the sheet goes: it may still have words to hand over.
  useLayoutEffect(() => {
    const onHide = () => keepIfChanged();
    addEventListener("pagehide", onHide);
    document.addEventListener("visibilitychange", onHide);
    return () => {
      removeEventListener("pagehide", onHide);
      document.removeEventListener("visibilitychange", onHide);
      leave();
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
    /** Before the text is saved, which lets go of the copy at the API: none may arrive after it. */
    settle: online.settle,
    /** `leaves`: the page is about to go, and keeps nothing any more. */
    saved: (values: DraftValues, leaves: boolean) => {
      clearTimeout(timer.current);
      timer.current = undefined;
      known.current = values;
      finished.current = leaves;
      dropDraft(draft);
      online.gone();
      setState("saved");
    },
  };
}

/** The copy at the API: one call at a time, the newest words last. */
function useOnlineCopy(draft: OwnDraft, onKept: (values: DraftValues) => void) {
  const waiting = useRef<DraftValues>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const isThere = useRef(false);
  /** Counts the times that nothing more was to be sent: what was under way then is not offered again. */
  const stops = useRef(0);

  async function sendAfter(earlier: Promise<unknown>, values: DraftValues) {
    const atStart = stops.current;
    await earlier;
    if (await keepOnline(draft, values)) {
      isThere.current = true;
      if (!waiting.current) onKept(values);
    } else if (!waiting.current && stops.current === atStart) {
      later(values, SENDS_AGAIN_AFTER);
    }
  }
  const later = (values: DraftValues, ms: number) => {
    waiting.current = values;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void now(), ms);
  };
  const now = useEffectEvent(() => {
    clearTimeout(timer.current);
    const values = waiting.current;
    waiting.current = undefined;
    if (!values) return running.current;
    running.current = sendAfter(running.current, values);
    return running.current;
  });
  const stop = () => {
    stops.current += 1;
    clearTimeout(timer.current);
    waiting.current = undefined;
  };
  return {
    soon: (values: DraftValues) => later(values, SENDS_AFTER),
    now: () => now(),
    /** The sheet goes: what it still sends is sent once. */
    leave: stop,
    settle: () => {
      stop();
      return running.current;
    },
    drop: async () => {
      stop();
      await running.current;
      if (isThere.current) await dropOnline(draft.id);
      isThere.current = false;
    },
    gone: () => {
      stop();
      isThere.current = false;
    },
  };
}
