import { storeImage } from "#features/media/images/store-image.ts";
import type { Services } from "#platform/context.ts";
import { drawPicture } from "./pictures.ts";

export const COVER = { width: 1280, height: 800 };
export const PORTRAIT = { width: 640, height: 640 };

interface Drawing {
  motif: string | null;
  seed: string;
  size: { width: number; height: number };
}

/** Draws and stores a picture for each that wants one; a few at a time, they are work. Answers their ids. */
export async function drawAll<T>(services: Services, items: readonly T[], drawingOf: (item: T) => Drawing) {
  const stored = new Map<T, string>();
  const waiting = [...items];
  const draw = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      const { motif, seed, size } = drawingOf(item);
      if (!motif) continue;
      const bytes = await drawPicture(motif, seed, size);
      stored.set(item, (await storeImage(services, { bytes, ownerId: null, field: "image" })).id);
    }
  };
  await Promise.all([draw(), draw(), draw(), draw()]);
  return stored;
}
