import { useEffect, useRef } from "react";

/** In milliseconds, between the last change and the search (docs/product/search.md#pages). */
const PAUSE_MS = 400;

/** Runs the last action that it was given, 400 ms after that; `stop` drops it. */
export function usePause() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  const afterPause = (action: () => void) => {
    stop();
    timer.current = setTimeout(action, PAUSE_MS);
  };
  return { afterPause, stop };
}
