import { useEffect, useRef, useState } from "react";
import { fieldErrorsOf, formErrorOf } from "#platform/forms/form-refusal.ts";
import { refusalCode, refusalStatus } from "#platform/refusals.ts";
import { authMessages } from "./messages.nl.ts";

type CallState =
  | { status: "running" }
  | { status: "done" }
  /** `refusal` is the HTTP status, 0 without a response. No `message` when the platform already showed one. */
  | { status: "failed"; refusal: number; code: unknown; message: string | undefined };

/** These pages have no fields: an invalid parameter means that the link is incomplete. */
function failureOf(error: unknown): CallState {
  const isLinkBroken = fieldErrorsOf(error, () => true).length > 0;
  const message = isLinkBroken ? authMessages.linkBroken : formErrorOf(error);
  return { status: "failed", refusal: refusalStatus(error), code: refusalCode(error), message };
}

/** A call with its state. `run` does nothing while the call runs. */
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
      setState(failureOf(error));
    } finally {
      running.current = false;
    }
  }
  return { ...state, run: () => void run() };
}

/** A call that runs once on mount, however often React repeats the effect, and again on `run`. */
export function useCallOnMount(call: () => Promise<unknown>) {
  const state = useCall(call);
  const hasRun = useRef(false);
  useEffect(() => {
    if (hasRun.current) return;
    hasRun.current = true;
    state.run();
  });
  return state.status === "idle" ? { ...state, status: "running" as const } : state;
}
