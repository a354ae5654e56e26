import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { createFile, decodePicture } from "#features/media/images/renditions.ts";
import { FIRST_FILES, type PictureFile } from "#platform/files/media.ts";
import { allDrawings, DRAWN, type Drawing, drawnFilesOf, fileNameOf } from "./drawings.ts";
import { drawPicture } from "./pictures.ts";

/* npm run demo:pictures: draws the missing pictures of the demo and removes those that it no longer shows. */

await mkdir(DRAWN, { recursive: true });
const drawings = await allDrawings();
const wanted = new Set(drawings.flatMap((drawing) => drawnFilesOf(drawing).map((file) => fileNameOf(drawing, file))));
const there = new Set(await readdir(DRAWN));
for (const name of there) if (!wanted.has(name)) await rm(join(DRAWN, name));
let drawn = 0;
for (const drawing of drawings)
  for (const file of drawnFilesOf(drawing)) {
    const name = fileNameOf(drawing, file);
    if (there.has(name)) continue;
    await writeFile(join(DRAWN, name), await draw(drawing, file));
    drawn += 1;
  }
console.log(`${drawn} drawn, ${wanted.size} in all`);

/** The largest file has to be drawn first: the others are made from it, as with an upload. */
async function draw(drawing: Drawing, file: PictureFile) {
  const [largest] = FIRST_FILES;
  if (file.rendition === largest.rendition && file.format === largest.format)
    return drawPicture(drawing.motif, drawing.seed, drawing.size);
  return createFile(await decodePicture(sharp(await readFile(join(DRAWN, fileNameOf(drawing, largest))))), file);
}
