import { useEffect, useRef } from "react";

/** From the last change to the search (docs/product/search.md#pages). */
const PAUSE_MS = 400;

/** Does the last of what it is given, 400 ms after it; `stop` drops that. */
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
