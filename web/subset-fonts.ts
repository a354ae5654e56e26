/**
 * Writes the fonts of the pages to src/styles/fonts, and src/styles/fonts.css with their faces: the Latin letters, the
 * weights that the styles use, and Fraunces in one optical size. Each weight that most pages show is a separate file,
 * because two weights are as many bytes as a font with all weights. The letters of Dutch, French, German and English
 * are in one file, other Latin letters in another, which a browser only requests when a page has one of them. Run it
 * (`npm run fonts`) after an update of a font's package.
 */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

type Axes = Record<string, number | { min: number; max: number }>;
interface Face {
  family: string;
  italic?: true;
  /** The path of the published file. */
  source: string;
  axes?: Axes;
  /** The weights in each file, one number for a single weight; by the CSS weights that it is used for. */
  weights: Record<string, number | { min: number; max: number }>;
}

const STYLES = new URL("src/styles/", import.meta.url);
const FOLDER = new URL("fonts/", STYLES);
/** The optical size of a heading of 36 to 72 pixels: letters keep their contrast in tiles and stay open in titles. */
const OPTICAL_SIZE = { opsz: 60 };
/** Titles have a weight of 560 (base.css). */
const TITLE = 560;
const FACES: Face[] = [
  {
    family: "Fraunces",
    source: "fraunces/files/fraunces-latin-opsz-normal.woff2",
    axes: OPTICAL_SIZE,
    weights: { "400": 400, "500 900": TITLE },
  },
  {
    family: "Fraunces",
    italic: true,
    // The file with the axis that turns off the playful forms: at this size their h reads as fi, and their k as a
    // ligature.
    source: "fraunces/files/fraunces-latin-full-italic.woff2",
    axes: { ...OPTICAL_SIZE, SOFT: 0, WONK: 0 },
    // The name of the magazine has weight 900.
    weights: { "400": 400, "500 900": { min: 500, max: 900 } },
  },
  {
    family: "Literata",
    source: "literata/files/literata-latin-wght-normal.woff2",
    weights: { "400": 400, "500 700": 700 },
  },
  {
    family: "Literata",
    italic: true,
    source: "literata/files/literata-latin-wght-italic.woff2",
    weights: { "400": 400, "500 700": 700 },
  },
  {
    family: "Figtree",
    source: "figtree/files/figtree-latin-wght-normal.woff2",
    weights: { "400 700": { min: 400, max: 700 } },
  },
];

/** As fractions of the font size: the mean width of a letter, and the height above and the depth below the baseline. */
interface Measures {
  width: number;
  ascent: number;
  descent: number;
}
const MEASURES: Record<string, Measures> = {
  Fraunces: { width: 0.4635, ascent: 0.978, descent: 0.255 },
  Literata: { width: 0.4926, ascent: 1.177, descent: 0.308 },
  Figtree: { width: 0.4622, ascent: 0.95, descent: 0.25 },
};
const SERIFS = {
  Georgia: { local: ["Georgia"], width: 0.4608 },
  Times: { local: ["Times New Roman", "Liberation Serif", "Tinos"], width: 0.4172 },
};
/**
 * Fonts that machines have, scaled to be as wide and as high as ours, so that words do not move when ours arrive. The
 * font stacks of app.css name them as `Fraunces at Georgia`.
 */
const FALLBACKS: Record<string, Record<string, { local: string[]; width: number }>> = {
  Fraunces: SERIFS,
  Literata: SERIFS,
  Figtree: { Arial: { local: ["Arial", "Helvetica", "Liberation Sans", "Arimo"], width: 0.4563 } },
};

const codesOf = (ranges: readonly (readonly [number, number])[]) =>
  ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index));
/** The ranges of the Latin subset that the packages contain; characters that a font lacks are skipped. */
const LATIN = codesOf([
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
]);
/** The characters that our pages are written with. */
const COMMON = new Set(
  [
    ...codesOf([[0x20, 0x7e]]).map((code) => String.fromCodePoint(code)),
    ..."àáâäçèéêëíîïñóôöùúûüÀÁÂÄÇÈÉÊËÍÎÏÓÔÖÜ",
    ..."\u00a0\u00ad\u2009\u2011\u202f°·×«»–—‘’“”„…•€←→",
  ].map((sign) => sign.codePointAt(0) ?? 0),
);
const PARTS = [
  { part: "", codes: LATIN.filter((code) => COMMON.has(code)) },
  { part: "-rest", codes: LATIN.filter((code) => !COMMON.has(code)) },
];

const hex = (code: number) => code.toString(16).padStart(4, "0");
/** Sorted codes as a `unicode-range`. */
function unicodeRange(codes: readonly number[]) {
  const ranges: [first: number, last: number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(([first, last]) => `U+${hex(first)}${first === last ? "" : `-${hex(last)}`}`).join(", ");
}
const percent = (part: number) => `${(part * 100).toFixed(1)}%`;
const rule = (lines: readonly string[]) => `@font-face {\n${lines.map((line) => `  ${line};\n`).join("")}}\n`;

async function writeFaces({ family, italic, source, axes, weights }: Face) {
  const published = await readFile(fileURLToPath(import.meta.resolve(`@fontsource-variable/${source}`)));
  const rules: string[] = [];
  for (const [weight, wght] of Object.entries(weights))
    for (const { part, codes } of PARTS) {
      const [lightest] = weight.split(" ");
      const name = `${family.toLowerCase()}${italic ? "-italic" : ""}-${lightest}${part}.woff2`;
      const letters = codes.map((code) => String.fromCodePoint(code)).join("");
      const subset = await subsetFont(published, letters, {
        targetFormat: "woff2",
        variationAxes: { ...axes, wght },
      });
      await writeFile(new URL(name, FOLDER), subset);
      console.log(`${name}: ${subset.length} bytes`);
      rules.push(
        rule([
          `font-family: "${family}"`,
          `font-style: ${italic ? "italic" : "normal"}`,
          `font-weight: ${weight}`,
          "font-display: swap",
          `src: url("./fonts/${name}") format("woff2")`,
          `unicode-range: ${unicodeRange(codes)}`,
        ]),
      );
    }
  return rules;
}

const fallbackRules = Object.entries(FALLBACKS).flatMap(([family, fallbacks]) =>
  Object.entries(fallbacks).map(([name, { local, width }]) => {
    const { width: ours, ascent, descent } = MEASURES[family] as Measures;
    const scale = ours / width;
    return rule([
      `font-family: "${family} at ${name}"`,
      // One face for all weights: a bold one would be wider.
      "font-weight: 400 900",
      `src: ${local.map((font) => `local("${font}")`).join(", ")}`,
      `size-adjust: ${percent(scale)}`,
      `ascent-override: ${percent(ascent / scale)}`,
      `descent-override: ${percent(descent / scale)}`,
      "line-gap-override: 0%",
    ]);
  }),
);

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const faceRules: string[] = [];
for (const face of FACES) faceRules.push(...(await writeFaces(face)));
const head =
  "/* Made by `npm run fonts` (subset-fonts.ts). What a first view needs is preloaded (platform/fonts.ts). */\n";
await writeFile(new URL("fonts.css", STYLES), head + [...faceRules, ...fallbackRules].join(""));
