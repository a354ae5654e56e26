import type { MemberContext } from "../context.ts";
import { tooComplex } from "../http/errors.ts";
import { type RichText, richTextWithinLimit } from "../rich-text.ts";
import { heavyTask } from "./heavy-task.ts";

/** About six hundred words. The worst markup of this length takes about ten milliseconds; transferring it takes one. */
const MAX_INLINE_LENGTH = 4000;
/** The worst markup that the contract allows takes less than one second on an idle machine. */
const TIMEOUT_SECONDS = 15;

const richTextTask = heavyTask(new URL("../rich-text.ts", import.meta.url).href, richTextWithinLimit, {
  timeoutSeconds: TIMEOUT_SECONDS,
});

/**
 * Sanitizes rich text of a member, of any length. Call it before a transaction: it may have to wait.
 * @throws 422 when it takes too long or the result is far longer, 429 and 503 when the queue is full
 */
export async function readRichText({ heavy, viewer }: MemberContext, html: string): Promise<RichText> {
  const read =
    html.length <= MAX_INLINE_LENGTH
      ? richTextWithinLimit(html)
      : await heavy.richText(viewer.id, (run) => run(richTextTask, html));
  if (!read) throw tooComplex();
  return read;
}
