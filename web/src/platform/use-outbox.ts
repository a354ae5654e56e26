import { useEffect } from "react";
import { reactToRefusal, refusalStatus } from "./refusals.ts";

/** Statuses that sending again cannot change: not the sender's to change, over, gone, or invalid. */
const FINAL_STATUSES = new Set([403, 404, 410, 422]);

/** The sentence of a refusal for good; undefined when sending again may succeed. */
export function finalRefusalOf(error: unknown) {
  const status = refusalStatus(error);
  // Signing in leads back to this page, which then sends what is stored.
  if (status === 401) reactToRefusal(error);
  return FINAL_STATUSES.has(status) && error instanceof Error ? error.message : undefined;
}

/** Sends what waits in the browser on mount, and again when the network returns or the page becomes visible. */
export function useResume(resume: () => void) {
  useEffect(() => {
    const onVisible = () => document.visibilityState === "visible" && resume();
    resume();
    addEventListener("online", resume);
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      removeEventListener("online", resume);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [resume]);
}
