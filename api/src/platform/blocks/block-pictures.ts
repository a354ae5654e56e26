import { buffer } from "node:stream/consumers";
import pLimit from "p-limit";
import sharp from "sharp";
import type { FileStore } from "../files/file-store.ts";
import { imageAt, imageKey, isMediaAddress, MEDIA_PATH } from "../files/media.ts";
import type { BlockPicture } from "./block.ts";
import { printable } from "./block-text.ts";

/** In pixels: the page width at 270 dpi. */
const WIDTH = 1200;
/** About 80 megabytes of jpeg, the most that a book may take in memory. Further pictures are left out. */
const MAX_PICTURES = 500;
/** For all downloads of the process together, so that other work is not starved. */
const renderLimit = pLimit(2);

/**
 * The pictures of these texts as jpeg, which every e-reader supports, by key. Missing or broken files are left out. In
 * shared memory, because a book may have a hundred megabytes of them.
 * @param shownOf looks up which of these pictures may be shown, with their alternative texts: anybody can type the
 * address of somebody else's picture
 */
export async function loadBlockPictures(
  files: FileStore,
  texts: readonly TextWithPictures[],
  shownOf: (imageIds: string[]) => Promise<ReadonlyMap<string, string>>,
): Promise<Map<string, BlockPicture>> {
  const named = [...new Set(texts.flatMap(pictureKeys))];
  const shown = await shownOf([...new Set(named.map(imageIdOf))]);
  const keys = named.filter((key) => shown.has(imageIdOf(key))).slice(0, MAX_PICTURES);
  const rendered = await Promise.all(
    keys.map((key, at) =>
      renderLimit(() =>
        renderJpeg(files, key, { name: `${at + 1}.jpg`, alt: printable(shown.get(imageIdOf(key)) ?? "") }),
      ),
    ),
  );
  return new Map(rendered.filter((entry) => entry !== undefined));
}

interface TextWithPictures {
  body: string;
  image_id: string | null;
}
/** Clean HTML has no other `>` inside a tag. */
const IMAGE_SOURCE = /<img [^>]*?src="([^"]*)"/g;

/** The text's own picture first, then those in its body. */
const pictureKeys = ({ body, image_id }: TextWithPictures): string[] => [
  ...(image_id ? [imageKey(image_id)] : []),
  ...[...body.matchAll(IMAGE_SOURCE)].flatMap(([, src = ""]) =>
    isMediaAddress(src) ? [src.slice(MEDIA_PATH.length)] : [],
  ),
];

const imageIdOf = (key: string) => imageAt(MEDIA_PATH + key)?.id ?? "";

async function renderJpeg(
  files: FileStore,
  key: string,
  named: Pick<BlockPicture, "name" | "alt">,
): Promise<[string, BlockPicture] | undefined> {
  if (!(await files.exists(key))) return undefined;
  const rendered = await files
    .read(key)
    .then(async (file) =>
      sharp(await buffer(file))
        .resize({ width: WIDTH, withoutEnlargement: true })
        .flatten({ background: "#fff" })
        .jpeg({ quality: 80 })
        .toBuffer({ resolveWithObject: true }),
    )
    .catch(() => undefined);
  if (!rendered) return undefined;
  const jpeg = new Uint8Array(new SharedArrayBuffer(rendered.data.length));
  jpeg.set(rendered.data);
  return [key, { ...named, jpeg, width: rendered.info.width, height: rendered.info.height }];
}
