import type { MemberContext } from "#platform/context.ts";
import { readRichTextWithVideos } from "#platform/heavy-work/read-rich-text.ts";
import { invalid } from "#platform/http/errors.ts";
import { limitMember } from "#platform/limits/rate-limit.ts";

/**
 * The body of a lesson as it is stored. Call it before a transaction: it may have to wait.
 * @throws 422 when it has neither words nor pictures
 */
export async function readLessonBody(ctx: MemberContext, body: string) {
  await limitMember(ctx, "texts");
  const { html, isEmpty } = await readRichTextWithVideos(ctx, body);
  if (isEmpty) throw invalid({ body: "Schrijf eerst de les." });
  return html;
}
