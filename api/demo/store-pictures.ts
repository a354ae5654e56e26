import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { smallRenditions } from "#features/media/images/renditions.ts";
import type { Services } from "#platform/context.ts";
import { imageKey, type Rendition } from "#platform/files/media.ts";
import { DRAWN, type Drawing, fileNameOf } from "./drawings.ts";

/** Stores the picture of each that has one, from its file. Answers their ids. */
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
  // The largest rendition as it is: making it anew would take most of the time.
  const file = await readFile(join(DRAWN, fileNameOf(drawing)));
  const { sm, profilepicsm } = await smallRenditions(() => sharp(file));
  const renditions: Record<Rendition, Buffer> = { default: file, sm: sm.data, profilepicsm: profilepicsm.data };
  const id = crypto.randomUUID();
  await Promise.all(
    Object.entries(renditions).map(([name, bytes]) => files.put(imageKey(id, name as Rendition), bytes, "image/webp")),
  );
  await db
    .insertInto("images")
    .values({ id, owner_id: null, ...drawing.size })
    .execute();
  return id;
}
