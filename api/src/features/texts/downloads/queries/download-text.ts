import type { DownloadFormat } from "@inktvis/contract/features/texts/downloads";
import type { MemberContext } from "#platform/context.ts";
import { limitMember } from "#platform/limits/rate-limit.ts";
import { noSuchText } from "../../texts/text.errors.ts";
import { bookAttachment, ownTexts } from "../own-book.ts";

/** Downloads one of one's own texts, by its current or a former slug. @throws 404 */
export async function downloadText(ctx: MemberContext, slug: string, format: DownloadFormat) {
  await limitMember(ctx, "downloads");
  return ctx.heavy.files(ctx.viewer.id, async (run) => {
    const text = await ownTexts(ctx)
      .innerJoin("text_slugs as address", "address.text_id", "text.id")
      .where("address.slug", "=", slug)
      .executeTakeFirst();
    if (!text) throw noSuchText();
    const { id, title } = text;
    const { id: ownerId, nickname: author } = ctx.viewer;
    return bookAttachment(ctx, run, [text], { id, title, author, ownerId, kind: format, name: title });
  });
}
