import type { DownloadFormat } from "@inktvis/contract/features/downloads";
import pLimit from "p-limit";
import { sql } from "kysely";
import type { MemberContext } from "../../../platform/context.ts";
import { busy, notFound, refused } from "../../../platform/http/errors.ts";
import { bookFile, plainFiles } from "../book-file.ts";
import { bookOf, limitDownloads, ownTexts } from "../own-book.ts";

/** Some eight hundred thousand words. Reading more keeps everybody else waiting for seconds. */
const MAX_BYTES = 5e6;
/** What is read may take eighty times the memory of what was stored. */
const atMostTwo = pLimit(2);
const MAX_WAITING = 20;

/** Everything that somebody wrote, oldest first. */
export async function downloadAllTexts(ctx: MemberContext, format: DownloadFormat) {
  await limitDownloads(ctx);
  const { bytes } = await ownTexts(ctx)
    .clearSelect()
    .select(sql<number | null>`sum(octet_length(text.body))::float`.as("bytes"))
    .executeTakeFirstOrThrow();
  if ((bytes ?? 0) > MAX_BYTES)
    throw refused("Je teksten zijn samen te lang voor één download. Download ze een voor een.");
  if (atMostTwo.pendingCount >= MAX_WAITING) throw busy();
  return atMostTwo(() => makeBook(ctx, format));
}

async function makeBook(ctx: MemberContext, format: DownloadFormat) {
  const rows = await ownTexts(ctx).orderBy("text.created_at").orderBy("text.id").execute();
  if (rows.length === 0) throw notFound("Je hebt nog geen teksten om te downloaden.");
  const book = await bookOf(ctx, rows, { id: ctx.viewer.id, title: "Verzamelde teksten" });
  const name = `Teksten van ${ctx.viewer.nickname}`;
  return format === "txt" ? plainFiles(book, name) : bookFile(book, format, name);
}
