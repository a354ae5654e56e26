import { useEffect, useEffectEvent } from "react";
import { newId } from "#platform/new-id.ts";

/*
 * What the windows of one browser tell each other about their drafts (docs/product/texts.md#drafts). The browser's
 * `storage` event would miss drafts that only the API has.
 */

interface DraftNews {
  id: string;
  /**
   * "kept" in this browser, or "failed" when that was not possible; "gone" once it was saved as a text, restored or
   * discarded; "sent" once the API has responded to a request to keep or delete it.
   */
  what: "kept" | "failed" | "gone" | "sent";
  /** The window that sends the news; it receives the news too. */
  from: string;
}

const CHANNEL = "drafts";
const here = newId();

/** Undefined when the browser blocks site data. */
function openChannel() {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return undefined;
  }
}

export function tellOtherWindows(news: Omit<DraftNews, "from">) {
  const channel = openChannel();
  // The rule mistakes the channel for a window; a channel stays within the origin.
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
