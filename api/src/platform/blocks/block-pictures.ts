import { buffer } from "node:stream/consumers";
import pLimit from "p-limit";
import sharp from "sharp";
import type { FileStore } from "../files/file-store.ts";
import type { Block, BlockPicture } from "./block.ts";

/** In pixels: the width of a page at 270 dots an inch. */
const WIDTH = 1200;
/** Around 80 megabytes of jpeg, which is what a book may weigh in memory. Those after it are left out. */
const MAX_PICTURES = 500;
/** Over all downloads of the process, so that they leave room for everything else. */
const drawing = pLimit(2);

/**
 * The pictures of these texts as jpeg, which every e-reader shows, by their key. A file that is gone or broken leaves no
 * hole but no picture.
 */
export async function picturesOf(files: FileStore, texts: readonly { blocks: readonly Block[] }[]) {
  const keys = [...new Set(texts.flatMap(({ blocks }) => keysIn(blocks)))].slice(0, MAX_PICTURES);
  const drawn = await Promise.all(keys.map((key, at) => drawing(() => drawPicture(files, key, `${at + 1}.jpg`))));
  return new Map(drawn.filter((entry) => entry !== undefined));
}

function keysIn(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === "picture") return [block.key];
    if (block.kind === "quote") return keysIn(block.blocks);
    return block.kind === "list" ? block.items.flatMap(keysIn) : [];
  });
}

async function drawPicture(files: FileStore, key: string, name: string): Promise<[string, BlockPicture] | undefined> {
  if (!(await files.exists(key))) return undefined;
  const drawn = await sharp(await buffer(await files.read(key)))
    .resize({ width: WIDTH, withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .jpeg({ quality: 80 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
  return drawn && [key, { name, jpeg: drawn.data, width: drawn.info.width, height: drawn.info.height }];
}
