import { fileURLToPath } from "node:url";
import { SITES } from "@inktvis/contract/sites";
import sharp from "sharp";
import { HOUR, type SeoRequest, type SeoFile } from "./seo-file.ts";
import { escapeXml } from "./xml.ts";

/** Increment when the design changes, so that caches fetch cards again. */
const DESIGN = 1;
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 88;
const COLUMN = WIDTH - 2 * MARGIN;

const PAPER = "#fbf8f3";
const INK = "#1b1a17";
const INK_SOFT = "#5d574c";
const ACCENT = "#8fd9bf";
const ACCENT_INK = "#0b5d45";

/** Fonts are part of the project: servers may have none. */
const fontFile = (path: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/fraunces/${path}`));
const SEMIBOLD = { family: "Fraunces SemiBold", file: fontFile("600SemiBold/Fraunces_600SemiBold.ttf") };
const REGULAR = { family: "Fraunces", file: fontFile("400Regular/Fraunces_400Regular.ttf") };

/** The largest size at which a title fits; at the smallest it is truncated. */
const TITLE_SIZES = [96, 80, 66, 54];
const TITLE_HEIGHT = 340;
/** Maximum height as a multiple of the font size: four lines. */
const TITLE_LINES = 5;
const MAX_TITLE_LENGTH = 160;

const MARK = `<g fill="${ACCENT_INK}"><path d="M20 1c5.5 6.6 10.5 12.3 10.5 19.2 0 3.7-1.4 6.3-3.3 8.3H12.8c-1.9-2-3.3-4.6-3.3-8.3C9.5 13.3 14.5 7.6 20 1Z"/><circle cx="16" cy="20.5" fill="${PAPER}" r="1.9"/><circle cx="24" cy="20.5" fill="${PAPER}" r="1.9"/><g fill="none" stroke="${ACCENT_INK}" stroke-linecap="round" stroke-width="3.2"><path d="M14 28c-.5 5-3 6.5-6.3 6.5-3 0-4.7 2-4.7 4.7"/><path d="M17.8 28.5c0 6-.8 9-3.8 11.5-1.7 1.4-2.3 3-2 5.5"/><path d="M22.2 28.5c0 6 .8 9 3.8 11.5 1.7 1.4 2.3 3 2 5.5"/><path d="M26 28c.5 5 3 6.5 6.3 6.5 3 0 4.7 2 4.7 4.7"/></g></g>`;

/** The background. */
const SHEET = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${PAPER}"/><rect width="28" height="100%" fill="${ACCENT}"/><rect x="${MARGIN}" y="${HEIGHT - 124}" width="${COLUMN}" height="2" fill="${ACCENT}"/><g transform="translate(${MARGIN} ${HEIGHT - 98}) scale(1.2)">${MARK}</g></svg>`,
);

/** The preview picture of a text without a picture: its title and author. */
export async function textCard({ api, site }: SeoRequest, slug = ""): Promise<SeoFile> {
  const { data: text } = await api.texts.get({ params: { slug } });
  const card = { title: text.title, author: text.author.nickname, site: SITES[site].title };
  const etagSource = JSON.stringify([DESIGN, card]);
  return { type: "image/png", body: () => runSequentially(() => drawCard(card)), etagSource, maxAge: 0 };
}

/** The preview picture of a page of a site that has no picture of its own: the site's name and host. */
export function siteCard({ site, origin }: SeoRequest): SeoFile {
  const card = { title: SITES[site].title, author: new URL(origin).hostname, site: SITES.organization.title };
  const etagSource = JSON.stringify([DESIGN, card]);
  return { type: "image/png", body: () => runSequentially(() => drawCard(card)), etagSource, maxAge: HOUR };
}

let last: Promise<unknown> = Promise.resolve();
/** One at a time, so that many requests for cards do not delay others. */
function runSequentially<T>(draw: () => Promise<T>) {
  const image = last.then(draw);
  last = image.catch(() => undefined);
  return image;
}

interface Card {
  title: string;
  author: string;
  site: string;
}

async function drawCard({ title, author, site }: Card) {
  const heading = await titleLines(truncate(title, MAX_TITLE_LENGTH));
  const name = await drawText(truncate(author, MAX_TITLE_LENGTH / 4), { font: REGULAR, size: 40, color: INK_SOFT });
  const mark = await drawText(site, { font: SEMIBOLD, size: 30, color: ACCENT_INK });
  return sharp(SHEET)
    .composite([
      { input: heading.data, left: MARGIN, top: 76 },
      { input: name.data, left: MARGIN, top: HEIGHT - 158 - name.info.height },
      { input: mark.data, left: MARGIN + 66, top: HEIGHT - 82 },
    ])
    .png({ palette: true })
    .toBuffer();
}

async function titleLines(title: string): ReturnType<typeof drawText> {
  for (const size of TITLE_SIZES) {
    const image = await drawText(title, { font: SEMIBOLD, size, color: INK });
    if (image.info.height <= Math.min(TITLE_HEIGHT, size * TITLE_LINES)) return image;
  }
  return titleLines(truncate(title, Math.floor([...title].length * 0.8)));
}

/**
 * Counts whole characters, so that no emoji is split. The ellipsis counts too, so that truncating again makes it
 * shorter.
 */
const truncate = (text: string, maxLength: number) => {
  const characters = [...text];
  return characters.length <= maxLength
    ? text
    : `${characters
        .slice(0, maxLength - 1)
        .join("")
        .trimEnd()}…`;
};

/** Removes characters that the fonts cannot draw; never returns empty text, which sharp rejects. */
const drawable = (text: string) =>
  text.replaceAll(/[\p{C}\p{Emoji_Presentation}\p{Default_Ignorable_Code_Point}\u{2800}]/gu, "").trim() || "…";

const drawText = (text: string, { font, size, color }: { font: typeof REGULAR; size: number; color: string }) =>
  sharp({
    text: {
      text: `<span foreground="${color}">${escapeXml(drawable(text))}</span>`,
      font: `${font.family} ${size}`,
      fontfile: font.file,
      width: COLUMN,
      wrap: "word-char",
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
