import { DAY, DUSK, FOG, INK, MINT } from "../palette.ts";
import type { Motif } from "../motif.ts";
import { between, cut, disc, gouge, ground, overprint, shape, within } from "../press.ts";
import type { Point } from "../press.ts";

export const bos: Motif = {
  palettes: [MINT, FOG, DUSK, DAY],
  draw(sheet) {
    const { w, h, inks } = sheet;
    const floor = h * 0.8;
    const row = (count: number, wide: number, fill: string, name: string, marks: string) =>
      Array.from({ length: count }, (_, index) => {
        const x = (index + between(sheet, 0.2, 0.8)) * (w / count);
        const thick = wide * between(sheet, 0.75, 1.25);
        const lean = between(sheet, -22, 22);
        const foot = floor + wide * 0.9;
        const trunk: Point[] = [
          [x - thick * 0.4 + lean, -10],
          [x + thick * 0.4 + lean, -10],
          [x + thick * 0.62, foot],
          [x - thick * 0.62, foot],
        ];
        const bark = Array.from({ length: Math.round(h / 34) }, (_, step) => {
          const side = sheet.random() < 0.5 ? -1 : 1;
          return cut(
            x + side * thick * 0.38 + lean * (1 - (step * 34) / foot),
            step * 34 + between(sheet, 0, 20),
            thick * between(sheet, 0.35, 1),
            between(sheet, -0.25, 0.25),
            thick * between(sheet, 0.05, 0.14),
          );
        }).join("");
        return shape(sheet, trunk, fill, 2.4) + within(`${name}${index}`, trunk, `<path d="${bark}" fill="${marks}"/>`);
      }).join("");
    const leaves = gouge(
      sheet,
      { x: -30, y: floor + 10, w: w + 60, h: h - floor },
      {
        gap: 17,
        length: 42,
        width: 6,
        angle: (x, y) => Math.sin(x * 3.1 + y * 1.7) * 0.9,
        density: () => 0.7,
      },
      inks.tone,
    );
    const fallen = gouge(
      sheet,
      { x: 0, y: floor + 10, w, h: h - floor },
      { gap: 40, length: 40, width: 8, angle: (x) => Math.sin(x) * 0.8, density: () => 0.28 },
      inks.accent,
    );
    return (
      disc(sheet, w * between(sheet, 0.3, 0.7), h * 0.4, h * 0.2, inks.accent) +
      overprint(row(11, 24, inks.tone, "far", inks.ground)) +
      gouge(
        sheet,
        { x: 0, y: floor - 70, w, h: 90 },
        { gap: 16, length: 70, width: 6, angle: (x) => -1.4 + Math.sin(x) * 0.4 },
        inks.dark,
      ) +
      ground(sheet, (x) => floor + 16 * Math.sin(x / 130), inks.dark) +
      leaves +
      fallen +
      row(5, 46, inks.dark, "mid", inks.light) +
      row(4, 82, inks.light, "near", INK)
    );
  },
};
