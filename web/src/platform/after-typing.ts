/** From so many characters on, what follows typing takes as long as several keys. */
const LONG_TEXT = 50_000;
/** Who types on in a long text waits for nothing during this time. */
const LONGEST_WAIT_MS = 5_000;

/**
 * A timer for what follows typing and reads the whole text: `ms` after the first change, in a long text only `ms` after the
 * last one, or after five seconds (docs/product/texts.md#drafts).
 */
export function createAfterTyping(ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since = 0;
  function stop() {
    clearTimeout(timer);
    timer = undefined;
  }
  return {
    stop,
    isWaiting: () => timer !== undefined,
    /** On every change. */
    schedule: (length: number, act: () => void) => {
      const isFirst = timer === undefined;
      if (isFirst) since = Date.now();
      if (!isFirst && (length < LONG_TEXT || Date.now() - since > LONGEST_WAIT_MS)) return;
      stop();
      timer = setTimeout(() => {
        timer = undefined;
        act();
      }, ms);
    },
  };
}
