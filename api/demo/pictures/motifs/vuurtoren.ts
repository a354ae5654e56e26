import { DUSK, GOLD, INK, NIGHT, PAPER, RED, SEA } from "../palette.ts";
import type { Motif } from "../motif.ts";
import { between, gouge, ground, rectangle, shape, within } from "../press.ts";
import type { Point } from "../press.ts";
import { sky } from "../scenery.ts";

export const vuurtoren: Motif = {
  palettes: [NIGHT, DUSK, SEA],
  draw(sheet) {
    const { w, h, inks } = sheet;
    const x = w * between(sheet, 0.3, 0.7);
    const [lamp, foot] = [h * 0.22, h * 0.84];
    const beam = inks.ground === PAPER ? inks.tone : inks.ground === GOLD ? inks.light : inks.accent;
    const half = (y: number) => 42 + (52 * (y - lamp)) / (foot - lamp);
    const tower: Point[] = [
      [x - half(lamp), lamp + 46],
      [x + half(lamp), lamp + 46],
      [x + half(foot), foot],
      [x - half(foot), foot],
    ];
    const bands = [0.1, 0.36, 0.62, 0.88].map((at) => {
      const y = lamp + (foot - lamp) * at;
      return rectangle(sheet, { x: x - 110, y, w: 220, h: (foot - lamp) * 0.13 }, RED);
    });
    const left: Point[] = [
      [x, lamp + 8],
      [-20, lamp - h * 0.2],
      [-20, lamp + h * 0.13],
    ];
    const right: Point[] = [
      [x, lamp + 8],
      [w + 20, lamp - h * 0.14],
      [w + 20, lamp + h * 0.2],
    ];
    const rock = (px: number) => foot + 10 + Math.abs(px - x) * 0.33 + 22 * Math.sin(px / 47) * Math.sin(px / 23);
    return (
      sky(sheet, h * 0.74, inks.dark) +
      shape(sheet, left, beam) +
      shape(sheet, right, beam) +
      ground(sheet, () => h * 0.74, inks.dark) +
      gouge(
        sheet,
        { x: -60, y: h * 0.76, w: w + 120, h: h * 0.24 },
        { gap: 21, length: 130, width: 5, density: () => 0.6 },
        inks.tone,
      ) +
      ground(sheet, rock, INK) +
      gouge(
        sheet,
        { x: x - 260, y: foot + 30, w: 520, h: h * 0.2 },
        {
          gap: 20,
          length: 60,
          width: 4,
          angle: (px) => (px < x ? -0.5 : 0.5),
          density: (px, py) => (py > rock(px) + 12 ? 0.5 : 0),
        },
        inks.light,
      ) +
      shape(sheet, tower, inks.light) +
      within(
        "tower",
        tower,
        bands.join("") +
          gouge(
            sheet,
            { x: x + 18, y: lamp, w: 90, h: foot - lamp },
            { gap: 12, length: 70, width: 3.4, density: (px) => (px - x) / 80 },
            INK,
          ),
      ) +
      rectangle(sheet, { x: x - 58, y: lamp + 34, w: 116, h: 16 }, INK) +
      rectangle(sheet, { x: x - 30, y: lamp - 26, w: 60, h: 62 }, beam) +
      [-30, -3, 24].map((dx) => rectangle(sheet, { x: x + dx, y: lamp - 26, w: 6, h: 62 }, INK)).join("") +
      shape(
        sheet,
        [
          [x - 44, lamp - 24],
          [x, lamp - 76],
          [x + 44, lamp - 24],
        ],
        INK,
      )
    );
  },
};
