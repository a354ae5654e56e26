import { buffer } from "node:stream/consumers";
import pLimit from "p-limit";
import sharp from "sharp";
import type { FileStore } from "../files/file-store.ts";
import { imageKey, isMediaAddress, MEDIA_PATH } from "../files/media.ts";
import type { BlockPicture } from "./block.ts";

/** In pixels: the width of a page at 270 dots an inch. */
const WIDTH = 1200;
/** Around 80 megabytes of jpeg, which is what a book may weigh in memory. Those after it are left out. */
const MAX_PICTURES = 500;
/** Over all downloads of the process, so that they leave room for everything else. */
const drawing = pLimit(2);

/**
 * The pictures of these texts as jpeg, which every e-reader shows, by their key. A file that is gone or broken leaves no
 * hole but no picture. In memory that threads share: a book may have a hundred megabytes of them.
 */
export async function picturesOf(files: FileStore, texts: readonly Pictured[]): Promise<Map<string, BlockPicture>> {
  const keys = [...new Set(texts.flatMap(keysOf))].slice(0, MAX_PICTURES);
  const drawn = await Promise.all(keys.map((key, at) => drawing(() => drawPicture(files, key, `${at + 1}.jpg`))));
  return new Map(drawn.filter((entry) => entry !== undefined));
}

interface Pictured {
  body: string;
  image_id: string | null;
}
/** As clean HTML has them; within a tag no other sign ends it. */
const SOURCE = /<img [^>]*?src="([^"]*)"/g;

/** Its own picture first, then those in its words. */
const keysOf = ({ body, image_id }: Pictured): string[] => [
  ...(image_id ? [imageKey(image_id, "default")] : []),
  ...[...body.matchAll(SOURCE)].flatMap(([, src = ""]) => (isMediaAddress(src) ? [src.slice(MEDIA_PATH.length)] : [])),
];

async function drawPicture(files: FileStore, key: string, name: string): Promise<[string, BlockPicture] | undefined> {
  if (!(await files.exists(key))) return undefined;
  const drawn = await sharp(await buffer(await files.read(key)))
    .resize({ width: WIDTH, withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .jpeg({ quality: 80 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
  if (!drawn) return undefined;
  const jpeg = new Uint8Array(new SharedArrayBuffer(drawn.data.length));
  jpeg.set(drawn.data);
  return [key, { name, jpeg, width: drawn.info.width, height: drawn.info.height }];
}
