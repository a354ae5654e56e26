import { FOG, INK, MINT, NIGHT, SEA } from "../palette.ts";
import type { Motif } from "../motif.ts";
import { arc, between, disc, gouge, ground, halftone, line, rectangle, shape, within } from "../press.ts";
import type { Point } from "../press.ts";
import { houses } from "../scenery.ts";

export const regen: Motif = {
  palettes: [SEA, NIGHT, MINT, FOG],
  draw(sheet) {
    const { w, h, inks } = sheet;
    const floor = h * 0.86;
    const slant = between(sheet, 1.82, 1.98);
    const umbrella = (x: number, y: number, r: number, fill: string, name: string): string => {
      const bottom: Point[] = [0, 1, 2, 3].flatMap((scallop) =>
        arc(x + r - r * (scallop + 0.5) * 0.5, y, r * 0.25, r * 0.13, 0, -0.5),
      );
      const dome: Point[] = [...arc(x, y, r, r * 0.82, 0.5, 1), ...bottom];
      const rib = fill === inks.light ? INK : inks.light;
      const ribs = [-0.5, 0, 0.5]
        .map((at) =>
          line(
            [
              [x, y - r * 0.82],
              [x + at * r * 0.55, y - r * 0.5 + Math.abs(at) * 30],
              [x + at * r, y],
            ],
            rib,
            4,
          ),
        )
        .join("");
      const body = shape(
        sheet,
        [
          [x - r * 0.1, y + r * 0.3],
          [x + r * 0.1, y + r * 0.3],
          [x + r * 0.29, y + r * 0.42],
          [x + r * 0.34, y + r * 0.8],
          [x + r * 0.44, floor - r * 0.46],
          [x + r * 0.2, floor - r * 0.43],
          [x + r * 0.22, floor],
          [x + r * 0.05, floor],
          [x + r * 0.02, floor - r * 0.43],
          [x - r * 0.04, floor - r * 0.43],
          [x - r * 0.08, floor],
          [x - r * 0.25, floor],
          [x - r * 0.2, floor - r * 0.43],
          [x - r * 0.42, floor - r * 0.44],
          [x - r * 0.32, y + r * 0.8],
          [x - r * 0.28, y + r * 0.42],
        ],
        INK,
      );
      return (
        body +
        disc(sheet, x, y + r * 0.16, r * 0.17, INK) +
        line(
          [
            [x + r * 0.22, y - r * 0.1],
            [x + r * 0.22, y + r * 0.7],
          ],
          INK,
          7,
        ) +
        shape(sheet, dome, fill, 1.2) +
        within(
          name,
          dome,
          ribs + halftone({ x: x - r, y: y - r, w: r * 2, h: r }, 15, (px) => ((px - x) / r) * 7, INK),
        ) +
        rectangle(sheet, { x: x - 4, y: y - r * 0.95, w: 8, h: r * 0.16 }, INK)
      );
    };
    const rain = (gap: number, length: number, width: number, fill: string) =>
      gouge(
        sheet,
        { x: -80, y: -40, w: w + 160, h: floor + 60 },
        { gap, length, width, angle: () => slant, density: () => 0.5 },
        fill,
      );
    const order = [0.2, 0.52, 0.82].map((at, index) => ({
      x: w * at + between(sheet, -26, 26),
      y: h * between(sheet, 0.42, 0.56),
      r: Math.min(w, h) * between(sheet, 0.17, 0.21),
      index,
    }));
    const red = Math.floor(sheet.random() * 3);
    const puddles = order
      .map(
        ({ x, r }) =>
          disc(sheet, x + 20, floor + 48, r * 1.05, inks.tone, 22) +
          disc(sheet, x + 20, floor + 48, r * 0.5, inks.dark, 7),
      )
      .join("");
    return (
      houses(
        sheet,
        floor,
        inks.ground === inks.light || inks.tone === inks.light ? inks.tone : inks.dark,
        inks.ground,
      ) +
      rain(62, 88, 4, inks.dark) +
      ground(sheet, () => floor - 6, inks.dark) +
      gouge(
        sheet,
        { x: -40, y: floor + 6, w: w + 80, h: h - floor },
        { gap: 18, length: 90, width: 3.6, density: () => 0.45 },
        inks.light,
      ) +
      puddles +
      order
        .map(({ x, y, r, index }) =>
          umbrella(
            x,
            y,
            r,
            index === red ? inks.accent : inks.ground === inks.light ? inks.dark : inks.light,
            `dome${index}`,
          ),
        )
        .join("") +
      rain(96, 105, 4.5, inks.light)
    );
  },
};
