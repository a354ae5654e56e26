import { Readable } from "node:stream";
import type { MemberContext } from "#platform/context.ts";
import { attachment } from "#platform/http/attachment.ts";
import { gone, notFound } from "#platform/http/errors.ts";
import { exportKey } from "../requests.ts";

/** The file of one's own export, until it expires. */
export async function downloadExport({ db, files, viewer, now }: MemberContext, id: string) {
  const request = await db
    .selectFrom("data_requests")
    .select(["done_at", "due_at", "file_size"])
    .where("id", "=", id)
    .where("user_id", "=", viewer.id)
    .where("kind", "=", "export")
    .where("cancelled_at", "is", null)
    .executeTakeFirst();
  if (!request?.done_at || !request.due_at) throw notFound("Dit bestand is er niet.");
  if (now >= request.due_at || request.file_size === null)
    throw gone("Dit bestand stond zeven dagen klaar en is weg. Vraag een nieuwe kopie.");
  return attachment(Readable.toWeb(await files.read(exportKey(id))) as ReadableStream<Uint8Array>, {
    title: `Gegevens van ${viewer.nickname}`,
    extension: "zip",
    type: "application/zip",
  });
}
