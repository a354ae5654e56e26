import { useEffect, useEffectEvent, useState } from "react";

/** How far the clock of this browser is behind that of the server, by the answer that told its time. */
const behindBy = new Map<string, number>();
const ahead = (serverTime: string) => {
  // The first look at an answer is when it arrived; a later one, as when somebody comes back to a page, is not.
  const known = behindBy.get(serverTime) ?? Date.parse(serverTime) - Date.now();
  behindBy.set(serverTime, known);
  return known;
};

const SECOND = 1000;

/**
 * Milliseconds until a deadline by the clock of the server, counted down every second and never below 0. At first as
 * the server drew it. `onZero` hears once that it is over, also when the page slept meanwhile.
 */
export function useTimeLeft({ deadline, serverTime }: { deadline: string; serverTime: string }, onZero: () => void) {
  const end = Date.parse(deadline);
  const [now, setNow] = useState(() => Date.parse(serverTime));
  const over = useEffectEvent(onZero);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const serverNow = Date.now() + ahead(serverTime);
      setNow(serverNow);
      if (serverNow >= end) over();
      // On the second of the deadline, so that none is skipped or shown twice.
      else timer = setTimeout(tick, (end - serverNow) % SECOND || SECOND);
    };
    tick();
    return () => clearTimeout(timer);
  }, [end, serverTime]);
  return Math.max(0, end - now);
}
