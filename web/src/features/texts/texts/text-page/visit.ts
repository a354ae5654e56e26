import type { Text } from "@inktvis/contract/features/texts/texts";
import { useEffect, useEffectEvent } from "react";
import { api } from "#platform/api.ts";

/**
 * Counts one visit to a text (docs/product/texts.md#counting): that it was opened, once it is really seen, and that it
 * was read, after its reading time in seconds of being seen. A page that is only fetched ahead counts nothing.
 */
export function useCountedVisit({ slug, readTime, me }: Text) {
  const begin = useEffectEvent(() => countVisit(slug, me.can.track ? readTime * 1000 : 0));
  useEffect(() => begin(), [slug]);
}

/** `readAfter` in milliseconds, 0 when reading does not count. Answers how to stop. */
function countVisit(slug: string, readAfter: number) {
  let viewed = false;
  let left = readAfter;
  let seenSince = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function pause() {
    if (timer) left -= performance.now() - seenSince;
    clearTimeout(timer);
    timer = undefined;
  }
  function onVisibility() {
    pause();
    if (document.visibilityState !== "visible") return;
    if (!viewed) void count(slug, "view");
    viewed = true;
    if (left === 0) return;
    seenSince = performance.now();
    timer = setTimeout(() => {
      timer = undefined;
      left = 0;
      void count(slug, "read");
    }, left);
  }
  onVisibility();
  document.addEventListener("visibilitychange", onVisibility);
  return () => {
    document.removeEventListener("visibilitychange", onVisibility);
    pause();
  };
}

/** With a token each: one lasts an hour, and a page may be left open for longer before it is read. */
async function count(slug: string, kind: "view" | "read") {
  try {
    const { data } = await api.tracking.token({ params: { slug } }, { quiet: true });
    await api.tracking[kind]({ body: data }, { quiet: true });
  } catch {
    // A visit that is not counted is nothing to tell a reader, whatever the reason.
  }
}
