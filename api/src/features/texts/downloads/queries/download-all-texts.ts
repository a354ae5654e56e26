import type { DownloadFormat } from "@inktvis/contract/features/texts/downloads";
import { sql } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import { limitMember } from "#platform/limits/rate-limit.ts";
import { notFound, refused } from "#platform/http/errors.ts";
import { bookAttachment, ownTexts } from "../own-book.ts";

/** About 800,000 words. Parsed blocks may take eighty times the memory of the stored bodies. */
const MAX_BYTES = 5e6;

/** Downloads all texts of the viewer, oldest first. @throws 404 without texts, 422 when they are too long */
export async function downloadAllTexts(ctx: MemberContext, format: DownloadFormat) {
  await limitMember(ctx, "downloads");
  const { bytes } = await ownTexts(ctx)
    .clearSelect()
    .select(sql<number | null>`sum(octet_length(text.body))::float`.as("bytes"))
    .executeTakeFirstOrThrow();
  if ((bytes ?? 0) > MAX_BYTES)
    throw refused("Je teksten zijn samen te lang voor één download. Download ze een voor een.");
  return ctx.heavy.files(ctx.viewer.id, async (run) => {
    const texts = await ownTexts(ctx).orderBy("text.created_at").orderBy("text.id").execute();
    if (texts.length === 0) throw notFound("Je hebt nog geen teksten om te downloaden.");
    return bookAttachment(ctx, run, texts, {
      id: ctx.viewer.id,
      title: "Verzamelde teksten",
      author: ctx.viewer.nickname,
      ownerId: ctx.viewer.id,
      kind: format === "txt" ? "zip" : format,
      name: `Teksten van ${ctx.viewer.nickname}`,
    });
  });
}
