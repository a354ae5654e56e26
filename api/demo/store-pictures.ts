import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { detailColumns } from "#features/media/images/detail-columns.ts";
import { createFile, decodePicture } from "#features/media/images/renditions.ts";
import type { Services } from "#platform/context.ts";
import { FIRST_FILES, filesOfWidth, imageKey } from "#platform/files/media.ts";
import { DRAWN, type Drawing, drawnFilesOf, fileNameOf } from "./drawings.ts";
import { wordsOf } from "./picture-words.ts";

/** Stores the picture of each item that has one, from its file. @returns the ids of the pictures by item */
export async function storePictures<T>(
  services: Services,
  items: readonly T[],
  drawingOf: (item: T) => Drawing | undefined,
) {
  const stored = new Map<T, string>();
  await Promise.all(
    items.map(async (item) => {
      const drawing = drawingOf(item);
      if (drawing) stored.set(item, await storePicture(services, drawing));
    }),
  );
  return stored;
}

async function storePicture({ db, files }: Services, drawing: Drawing) {
  const drawn = new Set(drawnFilesOf(drawing).map((file) => fileNameOf(drawing, file)));
  const largest = await readFile(join(DRAWN, fileNameOf(drawing, FIRST_FILES[0])));
  const decoded = await decodePicture(sharp(largest));
  const id = crypto.randomUUID();
  await Promise.all(
    filesOfWidth(drawing.size.width).map(async (file) => {
      const name = fileNameOf(drawing, file);
      const bytes = drawn.has(name) ? await readFile(join(DRAWN, name)) : await createFile(decoded, file);
      await files.put(imageKey(id, file), bytes, `image/${file.format}`);
    }),
  );
  await db
    .insertInto("images")
    .values({ id, owner_id: null, is_rendered: true, ...drawing.size, ...detailColumns(wordsOf(drawing)) })
    .execute();
  return id;
}
