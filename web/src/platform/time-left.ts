import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { api } from "#platform/api.ts";

/**
 * How many milliseconds the server's clock is ahead of the browser's. Not part of the page: a browser may show a page
 * that it kept for as long as nothing else on it has changed.
 */
const clockQuery = queryOptions({
  queryKey: ["clock"],
  queryFn: async ({ signal }) => {
    const { data } = await api.clock.now({}, { quiet: true, signal });
    return Date.parse(data.now) - Date.now();
  },
});

const SECOND = 1000;
/** Shown for a time that is not known yet. */
export const UNKNOWN_TIME = "–";

/**
 * Milliseconds until a deadline by the server's clock, updated every second and never below 0; undefined until the
 * browser has asked for that clock. `onZero` is called once, even if the page was suspended at that moment.
 */
export function useTimeLeft(deadline: string, onZero?: () => void): number | undefined {
  const end = Date.parse(deadline);
  const { data: ahead } = useQuery(clockQuery);
  const [now, setNow] = useState<number>();
  const notifyZero = useEffectEvent(() => onZero?.());
  useEffect(() => {
    if (ahead === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const serverNow = Date.now() + ahead;
      setNow(serverNow);
      if (serverNow >= end) notifyZero();
      // Aligned to whole seconds before the deadline, so that none is skipped or shown twice.
      else timer = setTimeout(tick, (end - serverNow) % SECOND || SECOND);
    };
    tick();
    return () => clearTimeout(timer);
  }, [end, ahead]);
  return now === undefined ? undefined : Math.max(0, end - now);
}
