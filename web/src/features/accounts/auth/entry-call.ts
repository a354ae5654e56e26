import { useEffect, useRef, useState } from "react";
import { fieldErrorsOf, formErrorOf } from "#platform/forms/form-refusal.ts";
import { refusalCode, refusalStatus } from "#platform/refusals.ts";
import { authMessages } from "./messages.nl.ts";

type CallState =
  | { status: "running" }
  | { status: "done" }
  /** `refusal` is the status of the answer, 0 when there was none; no `message` when the platform told already. */
  | { status: "failed"; refusal: number; code: unknown; message: string | undefined };

/** What a page that works by itself says of a refusal; a link that lost a piece is no fault in a field. */
function failed(error: unknown): CallState {
  const broken = fieldErrorsOf(error, () => true).length > 0;
  const message = broken ? authMessages.linkBroken : formErrorOf(error, false);
  return { status: "failed", refusal: refusalStatus(error), code: refusalCode(error), message };
}

/** Runs when it is told to, once at a time. */
export function useCall(call: () => Promise<unknown>) {
  const [state, setState] = useState<CallState | { status: "idle" }>({ status: "idle" });
  const running = useRef(false);
  async function run() {
    if (running.current) return;
    running.current = true;
    setState({ status: "running" });
    try {
      await call();
      setState({ status: "done" });
    } catch (error) {
      setState(failed(error));
    } finally {
      running.current = false;
    }
  }
  return { ...state, run: () => void run() };
}

/** Runs once on entering the page, however often React repeats an effect, and again by `run`. */
export function useEntryCall(call: () => Promise<unknown>) {
  const state = useCall(call);
  const entered = useRef(false);
  useEffect(() => {
    if (entered.current) return;
    entered.current = true;
    state.run();
  });
  return state.status === "idle" ? { ...state, status: "running" as const } : state;
}
