import type { Text } from "@inktvis/contract/features/texts/texts";
import { useEffect, useEffectEvent } from "react";
import { api } from "#platform/api.ts";

/**
 * Tracks one visit to a text (docs/product/texts.md#counting): a view once the page is visible, a read once it has been
 * visible for the reading time. A page that is only prerendered does not count.
 */
export function useVisitTracking({ slug, readTime, me }: Text) {
  const track = useEffectEvent(() => trackVisit(slug, me.can.track ? readTime * 1000 : 0));
  useEffect(() => track(), [slug]);
}

/** `readAfterMs` is 0 when reading does not count. Returns a function that stops. */
function trackVisit(slug: string, readAfterMs: number) {
  let isViewCounted = false;
  let remainingMs = readAfterMs;
  let visibleSince = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function pause() {
    if (timer) remainingMs -= performance.now() - visibleSince;
    clearTimeout(timer);
    timer = undefined;
  }
  function onVisibility() {
    pause();
    if (document.visibilityState !== "visible") return;
    if (!isViewCounted) void count(slug, "view");
    isViewCounted = true;
    if (remainingMs === 0) return;
    visibleSince = performance.now();
    timer = setTimeout(() => {
      timer = undefined;
      remainingMs = 0;
      void count(slug, "read");
    }, remainingMs);
  }
  onVisibility();
  document.addEventListener("visibilitychange", onVisibility);
  return () => {
    document.removeEventListener("visibilitychange", onVisibility);
    pause();
  };
}

/** Requests a token for each count: one is valid for an hour, and a page may stay open longer before it is read. */
async function count(slug: string, kind: "view" | "read") {
  try {
    const { data } = await api.tracking.token({ params: { slug } }, { quiet: true });
    await api.tracking[kind]({ body: data }, { quiet: true });
  } catch {
    // A reader cannot do anything about a visit that is not counted.
  }
}
