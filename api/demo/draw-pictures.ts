import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { allDrawings, DRAWN, fileNameOf } from "./drawings.ts";
import { drawPicture } from "./pictures.ts";

/* npm run demo:pictures: draws the pictures that the demo misses and removes those that it no longer shows. */

await mkdir(DRAWN, { recursive: true });
const wanted = new Map((await allDrawings()).map((drawing) => [fileNameOf(drawing), drawing]));
const there = new Set(await readdir(DRAWN));
for (const name of there) if (!wanted.has(name)) await rm(join(DRAWN, name));
const missing = [...wanted].filter(([name]) => !there.has(name));
for (const [name, { motif, seed, size }] of missing)
  await writeFile(join(DRAWN, name), await drawPicture(motif, seed, size));
console.log(`${missing.length} drawn, ${wanted.size} in all`);
