import type { MemberContext } from "../context.ts";
import { tooIntricate } from "../http/errors.ts";
import { type RichText, richTextWithin } from "../rich-text.ts";
import { heavyTask } from "./heavy-task.ts";

/** Some six hundred words. The worst markup of this length takes some ten milliseconds, and handing it over takes one. */
const SHORT = 4000;
/** The worst that the contract lets through takes less than one, on a machine with nothing else to do. */
const SECONDS = 15;

const readingRichText = heavyTask(new URL("../rich-text.ts", import.meta.url).href, richTextWithin, {
  seconds: SECONDS,
});

/**
 * What this member wrote, read and cleaned, however long it is and whatever markup is in it. Call it before a
 * transaction: it may have to wait.
 * @throws 422 when it cannot be read in a reasonable time or becomes far longer, 429 and 503 when too much waits to be read
 */
export async function readRichText({ heavy, viewer }: MemberContext, html: string): Promise<RichText> {
  const read =
    html.length <= SHORT ? richTextWithin(html) : await heavy.words(viewer.id, (run) => run(readingRichText, html));
  if (!read) throw tooIntricate();
  return read;
}
