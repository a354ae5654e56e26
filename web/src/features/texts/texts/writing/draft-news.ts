import { useEffect, useEffectEvent } from "react";
import { newId } from "#platform/new-id.ts";

/*
 * What the windows of one browser tell each other of their drafts (docs/product/texts.md#drafts). Not the event of its
 * storage: a draft that only the API has is nowhere in there.
 */

interface DraftNews {
  id: string;
  /** It was saved as a text, restored or discarded; else it was written. */
  isGone: boolean;
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
