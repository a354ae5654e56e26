/** Milliseconds between tries: doubled after each failure, up to the maximum. */
const FIRST_DELAY = 2_000;
const MAX_DELAY = 60_000;

/** Tries again later, after ever longer delays until `reset`; at most one try is planned at a time. */
export function createRetry(again: () => void) {
  let delay = FIRST_DELAY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    schedule() {
      if (timer) return;
      timer = setTimeout(() => {
        timer = undefined;
        again();
      }, delay);
      delay = Math.min(delay * 2, MAX_DELAY);
    },
    reset() {
      delay = FIRST_DELAY;
    },
  };
}
