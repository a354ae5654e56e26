/** From this many characters on, an action that follows typing takes as long as typing several keys. */
const LONG_TEXT = 50_000;
/** For this long, nothing holds up somebody who keeps typing in a long text. */
const LONGEST_WAIT_MS = 5_000;

/**
 * A timer for an action that follows typing and reads the whole text: it runs `ms` after the first change; in a long
 * text only `ms` after the last change, or after five seconds (docs/product/texts.md#drafts).
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
    /** To be called on every change. */
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
