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
const renderLimit = pLimit(2);

/**
 * The pictures of these texts as jpeg, which every e-reader shows, by their key. A file that is gone or broken leaves no
 * hole but no picture. In memory that threads share: a book may have a hundred megabytes of them.
 */
export async function loadBlockPictures(
  files: FileStore,
  texts: readonly TextWithPictures[],
): Promise<Map<string, BlockPicture>> {
  const keys = [...new Set(texts.flatMap(pictureKeys))].slice(0, MAX_PICTURES);
  const rendered = await Promise.all(keys.map((key, at) => renderLimit(() => renderJpeg(files, key, `${at + 1}.jpg`))));
  return new Map(rendered.filter((entry) => entry !== undefined));
}

interface TextWithPictures {
  body: string;
  image_id: string | null;
}
/** As clean HTML has them; within a tag no other sign ends it. */
const IMAGE_SOURCE = /<img [^>]*?src="([^"]*)"/g;

/** Its own picture first, then those in its words. */
const pictureKeys = ({ body, image_id }: TextWithPictures): string[] => [
  ...(image_id ? [imageKey(image_id, "default")] : []),
  ...[...body.matchAll(IMAGE_SOURCE)].flatMap(([, src = ""]) =>
    isMediaAddress(src) ? [src.slice(MEDIA_PATH.length)] : [],
  ),
];

async function renderJpeg(files: FileStore, key: string, name: string): Promise<[string, BlockPicture] | undefined> {
  if (!(await files.exists(key))) return undefined;
  const rendered = await sharp(await buffer(await files.read(key)))
    .resize({ width: WIDTH, withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .jpeg({ quality: 80 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
  if (!rendered) return undefined;
  const jpeg = new Uint8Array(new SharedArrayBuffer(rendered.data.length));
  jpeg.set(rendered.data);
  return [key, { name, jpeg, width: rendered.info.width, height: rendered.info.height }];
}
