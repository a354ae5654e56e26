import { createStore } from "./store.ts";

/*
 * When the bar on top shows, and for how long (docs/product/platform.md#formats). What it looks like:
 * loading-bar-view.tsx.
 */
const SHOWS_AFTER = 200;
const HIDES_AFTER = 500;

export const loadingState = createStore<"idle" | "running" | "done" | "failed">("idle");

let underWay = 0;
let failed = false;
let timer: ReturnType<typeof setTimeout> | undefined;

function later(milliseconds: number, next: () => void) {
  clearTimeout(timer);
  timer = setTimeout(next, milliseconds);
}

function finish() {
  const shown = loadingState.get() !== "idle";
  if (!shown && !failed) return clearTimeout(timer);
  loadingState.set(failed ? "failed" : "done");
  later(HIDES_AFTER, () => loadingState.set("idle"));
}

/** Something starts that people wait for; call the answer when it ends, with whether it went well. */
export function beginLoading(): (wentWell: boolean) => void {
  let open = true;
  if (underWay++ === 0) {
    failed = false;
    later(loadingState.get() === "idle" ? SHOWS_AFTER : 0, () => loadingState.set("running"));
  }
  return (wentWell) => {
    if (!open) return;
    open = false;
    failed ||= !wentWell;
    if (--underWay === 0) finish();
  };
}
