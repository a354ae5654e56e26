import type { MemberContext } from "../context.ts";
import { tooComplex } from "../http/errors.ts";
import { type RichText, richTextWithinLimit } from "../rich-text.ts";
import { heavyTask } from "./heavy-task.ts";

/** Some six hundred words. The worst markup of this length takes some ten milliseconds, and handing it over takes one. */
const MAX_INLINE_LENGTH = 4000;
/** The worst that the contract lets through takes less than one, on a machine with nothing else to do. */
const TIMEOUT_SECONDS = 15;

const richTextTask = heavyTask(new URL("../rich-text.ts", import.meta.url).href, richTextWithinLimit, {
  timeoutSeconds: TIMEOUT_SECONDS,
});

/**
 * What this member wrote, read and cleaned, however long it is and whatever markup is in it. Call it before a
 * transaction: it may have to wait.
 * @throws 422 when it cannot be read in a reasonable time or becomes far longer, 429 and 503 when too much waits to be read
 */
export async function readRichText({ heavy, viewer }: MemberContext, html: string): Promise<RichText> {
  const read =
    html.length <= MAX_INLINE_LENGTH
      ? richTextWithinLimit(html)
      : await heavy.words(viewer.id, (run) => run(richTextTask, html));
  if (!read) throw tooComplex();
  return read;
}
