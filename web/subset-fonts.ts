/**
 * Writes the fonts of the pages to src/styles/fonts: the Latin letters, the weights that the styles use, and Fraunces in
 * one optical size. As published, the three that a list shows weigh more than all of its JavaScript (140 kB); cut, they
 * weigh 88 kB. Run it (`npm run fonts`) after an update of a font's package.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

type Axes = Record<string, number | { min: number; max: number }>;

const TARGET = new URL("src/styles/fonts/", import.meta.url);
/** The optical size of a heading of 36 to 72 pixels: letters keep their contrast in tiles and stay open in titles. */
const FRAUNCES: Axes = { opsz: 60, wght: { min: 400, max: 900 } };
const TEXT: Axes = { wght: { min: 400, max: 700 } };
const FONTS: Record<string, [source: string, Axes]> = {
  "fraunces.woff2": ["fraunces/files/fraunces-latin-opsz-normal.woff2", FRAUNCES],
  "fraunces-italic.woff2": ["fraunces/files/fraunces-latin-opsz-italic.woff2", FRAUNCES],
  "literata.woff2": ["literata/files/literata-latin-wght-normal.woff2", TEXT],
  "literata-italic.woff2": ["literata/files/literata-latin-wght-italic.woff2", TEXT],
  "figtree.woff2": ["figtree/files/figtree-latin-wght-normal.woff2", TEXT],
};

/** The ranges of the Latin subset that the packages are cut to; what a font lacks of them is skipped. */
const LATIN_RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2dc],
  [0x300, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2215],
] as const;
const LATIN = LATIN_RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join("");

await mkdir(TARGET, { recursive: true });
for (const [name, [source, variationAxes]] of Object.entries(FONTS)) {
  const published = await readFile(fileURLToPath(import.meta.resolve(`@fontsource-variable/${source}`)));
  const subset = await subsetFont(published, LATIN, { targetFormat: "woff2", variationAxes });
  await writeFile(new URL(name, TARGET), subset);
  console.log(`${name}: ${published.length} → ${subset.length} bytes`);
}
