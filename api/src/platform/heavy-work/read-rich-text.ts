import type { EditorContext } from "../context.ts";
import { tooComplex } from "../http/errors.ts";
import { richTextWithVideos } from "../rich-text-with-videos.ts";
import { type RichText, richTextWithinLimit } from "../rich-text.ts";
import { type HeavyTask, heavyTask } from "./heavy-task.ts";

/** About six hundred words. The worst markup of this length takes about ten milliseconds; transferring it takes one. */
const MAX_INLINE_LENGTH = 4000;
/** The worst markup that the contract allows takes less than one second on an idle machine. */
const TIMEOUT_SECONDS = 15;

const timeout = { timeoutSeconds: TIMEOUT_SECONDS };
const plainTask = heavyTask(new URL("../rich-text.ts", import.meta.url).href, richTextWithinLimit, timeout);
const videosTask = heavyTask(new URL("../rich-text-with-videos.ts", import.meta.url).href, richTextWithVideos, timeout);

/**
 * Sanitizes rich text of a member, of any length. Call it before a transaction: it may have to wait.
 * @throws 422 when it takes too long or the result is far longer, 429 and 503 when the queue is full
 */
export const readRichText = (ctx: EditorContext, html: string) =>
  readWith(ctx, html, { inline: richTextWithinLimit, task: plainTask });

/** The same for text that may hold videos. */
export const readRichTextWithVideos = (ctx: EditorContext, html: string) =>
  readWith(ctx, html, { inline: richTextWithVideos, task: videosTask });

/** The queue for work that is not done for an account. */
const HOUSE_QUEUE = "house";

interface Reader {
  inline: (html: string) => RichText | undefined;
  task: HeavyTask<string, RichText | undefined>;
}

async function readWith({ heavy, viewer }: EditorContext, html: string, { inline, task }: Reader) {
  const read =
    html.length <= MAX_INLINE_LENGTH
      ? inline(html)
      : await heavy.richText(viewer.id ?? HOUSE_QUEUE, (run) => run(task, html));
  if (!read) throw tooComplex();
  return read;
}
