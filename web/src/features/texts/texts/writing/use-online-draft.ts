import { useEffectEvent, useRef } from "react";
import type { DraftValues, OwnDraft } from "./drafts.ts";
import { deleteOnlineDraft, keepDraftOnline } from "./online-draft.ts";

/** From keeping the draft in the browser to sending it. */
const SEND_DELAY_MS = 2500;
/** After a request that failed, because of a rate limit or a lost connection. */
const RETRY_DELAY_MS = 60_000;

/** Sends a draft to the API: one request at a time, the newest values last. */
export function useOnlineDraft(draft: OwnDraft, onKept: (values: DraftValues) => void) {
  const pending = useRef<DraftValues>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const isOnline = useRef(false);
  /** How often sending was stopped: a request that was running then is not retried. */
  const stops = useRef(0);

  async function sendAfter(previous: Promise<unknown>, values: DraftValues) {
    const stopsAtStart = stops.current;
    await previous;
    if (await keepDraftOnline(draft, values)) {
      isOnline.current = true;
      if (!pending.current) onKept(values);
    } else if (!pending.current && stops.current === stopsAtStart) {
      schedule(values, RETRY_DELAY_MS);
    }
  }
  const schedule = (values: DraftValues, ms: number) => {
    pending.current = values;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void sendNow(), ms);
  };
  const sendNow = useEffectEvent(() => {
    clearTimeout(timer.current);
    const values = pending.current;
    pending.current = undefined;
    if (!values) return running.current;
    running.current = sendAfter(running.current, values);
    return running.current;
  });
  const stop = () => {
    stops.current += 1;
    clearTimeout(timer.current);
    pending.current = undefined;
  };
  return {
    scheduleSend: (values: DraftValues) => schedule(values, SEND_DELAY_MS),
    sendNow: () => sendNow(),
    /** Sends nothing more; a request that is running is not retried. */
    stop,
    /** Stops, and waits for the request that is running. */
    settle: () => {
      stop();
      return running.current;
    },
    delete: async () => {
      stop();
      await running.current;
      if (isOnline.current) await deleteOnlineDraft(draft.id);
      isOnline.current = false;
    },
    /** The API deleted the draft by itself, when the text was saved. */
    onDeleted: () => {
      stop();
      isOnline.current = false;
    },
  };
}
