import sharp from "sharp";
import type { Motif } from "./pictures/motif.ts";
import { bos } from "./pictures/motifs/bos.ts";
import { brief } from "./pictures/motifs/brief.ts";
import { cabines } from "./pictures/motifs/cabines.ts";
import { keuken } from "./pictures/motifs/keuken.ts";
import { maan } from "./pictures/motifs/maan.ts";
import { polder } from "./pictures/motifs/polder.ts";
import { portret } from "./pictures/motifs/portret.ts";
import { regen } from "./pictures/motifs/regen.ts";
import { station } from "./pictures/motifs/station.ts";
import { terril } from "./pictures/motifs/terril.ts";
import { tram } from "./pictures/motifs/tram.ts";
import { trap } from "./pictures/motifs/trap.ts";
import { venster } from "./pictures/motifs/venster.ts";
import { vogels } from "./pictures/motifs/vogels.ts";
import { vuurtoren } from "./pictures/motifs/vuurtoren.ts";
import { zee } from "./pictures/motifs/zee.ts";
import { between, pick, randomFrom } from "./pictures/press.ts";
import type { Sheet } from "./pictures/press.ts";

const MOTIFS = new Map<string, Motif>(
  Object.entries({
    tram,
    zee,
    polder,
    venster,
    maan,
    vuurtoren,
    bos,
    trap,
    keuken,
    regen,
    station,
    brief,
    vogels,
    terril,
    cabines,
    portret,
  }),
);

/**
 * Prints a motif as a webp of exactly `size` pixels, in the manner of a linocut. The same motif,
 * seed and size give the same picture; another seed gives another composition and other inks.
 */
export async function drawPicture(
  motif: string,
  seed: string,
  size: { width: number; height: number },
): Promise<Buffer> {
  const random = randomFrom(`${motif}/${seed}`);
  const subject = MOTIFS.get(motif) ?? pick(random, [zee, polder, bos, vogels, maan]);
  const unit = Math.min(size.width, size.height) / 1000;
  const inks = pick(random, subject.palettes);
  const sheet: Sheet = { w: size.width / unit, h: size.height / unit, inks, random };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${sheet.w} ${sheet.h}"><rect width="100%" height="100%" fill="${inks.ground}"/>${subject.draw(sheet)}${specks(sheet)}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: inks.ground }).webp({ quality: 55, effort: 6 }).toBuffer();
}

/** Places where the ink did not take. */
function specks(sheet: Sheet): string {
  const dots = Array.from({ length: 420 }, () => {
    const r = between(sheet, 0.5, 2.1).toFixed(1);
    return `<circle cx="${(sheet.random() * sheet.w).toFixed(0)}" cy="${(sheet.random() * sheet.h).toFixed(0)}" r="${r}"/>`;
  });
  return `<g fill="${sheet.inks.light}" opacity=".55">${dots.join("")}</g>`;
}
