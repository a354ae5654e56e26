import { createStore } from "./store.ts";

/* When the loading bar shows, and for how long, in milliseconds (docs/product/platform.md#formats). */
const SHOWS_AFTER = 200;
const HIDES_AFTER = 500;

export const loadingState = createStore<"idle" | "running" | "done" | "failed">("idle");

let pendingCalls = 0;
let failed = false;
let timer: ReturnType<typeof setTimeout> | undefined;

function schedule(milliseconds: number, next: () => void) {
  clearTimeout(timer);
  timer = setTimeout(next, milliseconds);
}

function finish() {
  const shown = loadingState.get() !== "idle";
  if (!shown && !failed) return clearTimeout(timer);
  loadingState.set(failed ? "failed" : "done");
  schedule(HIDES_AFTER, () => loadingState.set("idle"));
}

/** Call when a request starts; call the returned function when it ends, with whether it succeeded. */
export function beginLoading(): (succeeded: boolean) => void {
  let open = true;
  if (pendingCalls++ === 0) {
    failed = false;
    schedule(loadingState.get() === "idle" ? SHOWS_AFTER : 0, () => loadingState.set("running"));
  }
  return (succeeded) => {
    if (!open) return;
    open = false;
    failed ||= !succeeded;
    if (--pendingCalls === 0) finish();
  };
}
