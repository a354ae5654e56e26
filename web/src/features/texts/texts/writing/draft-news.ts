import { useEffect, useEffectEvent } from "react";
import { newId } from "#platform/new-id.ts";

/*
 * What the windows of one browser tell each other of their drafts (docs/product/texts.md#drafts). The `storage` event
 * of the browser would miss drafts that only the API has.
 */

interface DraftNews {
  id: string;
  /**
   * "kept" in this browser, or "failed" where that was not possible; "gone" once it was saved as a text, restored or
   * discarded; "sent" once the API has answered a request to keep or delete it.
   */
  what: "kept" | "failed" | "gone" | "sent";
  /** The window that tells, which hears itself too. */
  from: string;
}

const CHANNEL = "drafts";
const here = newId();

/** Undefined where the browser blocks site data. */
function openChannel() {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return undefined;
  }
}

export function tellOtherWindows(news: Omit<DraftNews, "from">) {
  const channel = openChannel();
  // The rule takes the channel for a window; this one stays within the origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage({ ...news, from: here } satisfies DraftNews);
  channel?.close();
}

/** Calls `onNews` for each draft that another window wrote or deleted. */
export function useDraftNews(onNews: (news: DraftNews) => void) {
  const hear = useEffectEvent(({ data }: MessageEvent<DraftNews>) => {
    if (data.from !== here) onNews(data);
  });
  useEffect(() => {
    const channel = openChannel();
    channel?.addEventListener("message", (message) => hear(message));
    return () => channel?.close();
  }, []);
}
