import { useEffectEvent, useRef } from "react";
import type { DraftValues, OwnDraft } from "./drafts.ts";
import { deleteOnlineDraft, keepDraftOnline } from "./online-draft.ts";

/** The delay from keeping the draft in the browser to sending it. */
const SEND_DELAY_MS = 2500;
/** The delay after a failed request, because of a rate limit or a lost connection. */
const RETRY_DELAY_MS = 60_000;

/** Sends a draft to the API, and deletes it there: one request at a time, the newest values last. */
export function useOnlineDraft(draft: OwnDraft, onKept: (values: DraftValues) => void) {
  const pending = useRef<DraftValues>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const isOnline = useRef(false);
  /** The number of times that sending was stopped: the response to a request that was running then has no effect. */
  const stops = useRef(0);

  async function sendAfter(previous: Promise<unknown>, values: DraftValues) {
    const stopsAtStart = stops.current;
    await previous;
    const isKept = await keepDraftOnline(draft, values);
    if (isKept) isOnline.current = true;
    if (pending.current || stops.current !== stopsAtStart) return;
    if (isKept) onKept(values);
    else schedule(values, RETRY_DELAY_MS);
  }
  async function deleteAfter(previous: Promise<unknown>) {
    await previous;
    if (isOnline.current) await deleteOnlineDraft(draft);
    isOnline.current = false;
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
    /** Stops sending; a request that is running is not retried. */
    stop,
    /** Stops, and waits for the request that is running. */
    settle: () => {
      stop();
      return running.current;
    },
    delete: () => {
      stop();
      running.current = deleteAfter(running.current);
    },
    /** Call when the API has deleted the draft by itself, because the text was saved. */
    onDeleted: () => {
      stop();
      isOnline.current = false;
    },
  };
}
