import { DAY, FOG, INK, MINT } from "../palette.ts";
import type { Motif } from "../motif.ts";
import { between, disc, gouge, rectangle, shape, within } from "../press.ts";
import type { Point } from "../press.ts";
import { sky } from "../scenery.ts";

export const polder: Motif = {
  palettes: [MINT, DAY, FOG],
  draw(sheet) {
    const { w, h, inks } = sheet;
    const top = h * between(sheet, 0.56, 0.64);
    const eye = w * between(sheet, 0.35, 0.65);
    const fields = Array.from({ length: 9 }, (_, index) => {
      const at = (side: number) => eye + (index - 4 + side) * w * 0.42;
      const far = (side: number) => eye + (index - 4 + side) * w * 0.035;
      const field: Point[] = [
        [far(0.04), top],
        [far(0.96), top],
        [at(0.93), h + 10],
        [at(0.07), h + 10],
      ];
      const lean = Math.atan2(h - top, at(0.5) - far(0.5));
      const rows = gouge(
        sheet,
        { x: Math.min(at(0), far(0)), y: top, w: w * 0.8, h: h - top },
        {
          gap: 24,
          length: 120,
          width: 4.5,
          angle: () => lean,
          density: () => (index % 2 ? 0.5 : 0.25),
        },
        index % 2 ? inks.light : inks.tone,
      );
      return within(`field${index}`, field, shape(sheet, field, index % 2 ? inks.dark : INK) + rows);
    });
    const trees = Array.from({ length: 9 }, (_, index) => {
      const x = w * 0.08 + (index * w * 0.84) / 8 + between(sheet, -18, 18);
      const tall = h * between(sheet, 0.13, 0.25);
      const crown: Point[] = [
        [x, top - tall],
        [x + tall * 0.11, top - tall * 0.5],
        [x + tall * 0.07, top - tall * 0.12],
        [x - tall * 0.07, top - tall * 0.12],
        [x - tall * 0.11, top - tall * 0.5],
      ];
      const light = gouge(
        sheet,
        { x: x - 30, y: top - tall, w: 36, h: tall },
        { gap: 13, length: 34, width: 3, angle: () => -1, density: () => 0.6 },
        inks.tone,
      );
      return (
        shape(sheet, crown, inks.dark, 3) +
        within(`tree${index}`, crown, light) +
        rectangle(sheet, { x: x - 3, y: top - tall * 0.14, w: 6, h: tall * 0.15 }, INK)
      );
    });
    return (
      sky(sheet, top * 0.9, inks.tone) +
      disc(sheet, w * between(sheet, 0.15, 0.85), h * 0.27, h * 0.13, inks.accent) +
      rectangle(sheet, { x: -10, y: top - 4, w: w + 20, h: h }, inks.ground === inks.light ? inks.tone : inks.light) +
      fields.join("") +
      trees.join("") +
      rectangle(sheet, { x: -10, y: top - 5, w: w + 20, h: 10 }, INK)
    );
  },
};
