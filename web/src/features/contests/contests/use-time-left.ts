import { useEffect, useEffectEvent, useState } from "react";

/** Milliseconds that the server's clock is ahead of the browser's, by the server time of each answer. */
const clockOffsets = new Map<string, number>();
const clockOffset = (serverTime: string) => {
  // Measured when the answer arrived: a cached answer, shown again later, no longer tells the current time.
  const offset = clockOffsets.get(serverTime) ?? Date.parse(serverTime) - Date.now();
  clockOffsets.set(serverTime, offset);
  return offset;
};

const SECOND = 1000;

/**
 * Milliseconds until a deadline by the server's clock, updated every second and never below 0. The first render uses
 * `serverTime`, to match the HTML of the server. `onZero` is called once, also when the page was suspended meanwhile.
 */
export function useTimeLeft({ deadline, serverTime }: { deadline: string; serverTime: string }, onZero?: () => void) {
  const end = Date.parse(deadline);
  const [now, setNow] = useState(() => Date.parse(serverTime));
  const notifyZero = useEffectEvent(() => onZero?.());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const serverNow = Date.now() + clockOffset(serverTime);
      setNow(serverNow);
      if (serverNow >= end) notifyZero();
      // Aligned to whole seconds before the deadline, so that none is skipped or shown twice.
      else timer = setTimeout(tick, (end - serverNow) % SECOND || SECOND);
    };
    tick();
    return () => clearTimeout(timer);
  }, [end, serverTime]);
  return Math.max(0, end - now);
}
