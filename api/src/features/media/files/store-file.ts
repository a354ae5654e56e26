import { extname } from "node:path";
import type { Services } from "#platform/context.ts";
import { DOWNLOAD_TYPES, downloadKey, isDownloadExtension } from "#platform/files/media.ts";
import { slugify } from "#platform/slugs.ts";

/** Stores a download. Bytes first and row last, so that a row never refers to a missing file. */
export async function storeFile(
  { files, db, clock }: Pick<Services, "files" | "db" | "clock">,
  { name, bytes }: { name: string; bytes: Buffer },
) {
  const extension = extname(name).slice(1).toLowerCase();
  if (!isDownloadExtension(extension)) throw new Error(`Files of type .${extension} cannot be stored: ${name}`);
  const id = crypto.randomUUID();
  const key = downloadKey(id, slugify(name.slice(0, -extension.length - 1)), extension);
  const type = DOWNLOAD_TYPES[extension];
  await files.put(key, bytes, type);
  await db.insertInto("files").values({ id, name, key, size: bytes.length, type, created_at: clock.now() }).execute();
  return id;
}
