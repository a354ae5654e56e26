import { DAY, INK, MINT, NIGHT, SEA } from "../palette.ts";
import type { Motif } from "../motif.ts";
import { gouge, line, rectangle, shape, within } from "../press.ts";
import type { Point } from "../press.ts";
import { figure } from "../scenery.ts";

export const trap: Motif = {
  palettes: [DAY, MINT, SEA, NIGHT],
  draw(sheet) {
    const { w, h, inks } = sheet;
    const count = 9;
    const [left, right, low, high] = [-20, w * 0.74, h * 0.96, h * 0.36];
    const [run, rise] = [(right - left) / count, (low - high) / count];
    const profile = Array.from({ length: count }, (_, step): Point[] => [
      [left + step * run, low - step * rise],
      [left + step * run, low - (step + 1) * rise],
    ]).flat();
    const wall: Point[] = [...profile, [w + 20, high], [w + 20, h + 20], [left, h + 20]];
    const door = { x: w * 0.79, y: high - h * 0.29, w: w * 0.12, h: h * 0.29 };
    const light: Point[] = [
      [door.x + door.w, door.y],
      [door.x + door.w, high],
      [right, high + rise],
      [left - 20, low + rise],
      [left - 20, low - h * 0.3],
    ];
    const treads = Array.from({ length: count }, (_, step) =>
      rectangle(sheet, { x: left + step * run - 10, y: low - (step + 1) * rise - 6, w: run + 18, h: 15 }, inks.light),
    ).join("");
    const rail = Array.from({ length: count + 1 }, (_, step) =>
      line(
        [
          [left + step * run + run / 2, low - (step + 1) * rise],
          [left + step * run + run / 2, low - (step + 1) * rise - h * 0.16],
        ],
        INK,
        5,
      ),
    )
      .slice(0, count)
      .join("");
    const handrail = line(
      [
        [left, low - rise / 2 - h * 0.16],
        [right - run / 2, high - h * 0.16],
        [right + 30, high - h * 0.16],
      ],
      INK,
      15,
    );
    const at = 3 + Math.floor(sheet.random() * 3);
    return (
      rectangle(sheet, { x: -10, y: -10, w: w + 20, h: h + 20 }, inks.tone) +
      gouge(
        sheet,
        { x: -40, y: -10, w: w + 80, h: h + 10 },
        {
          gap: 27,
          length: 120,
          width: 5,
          angle: () => Math.PI / 2,
          density: (x) => 0.5 - (0.4 * x) / w,
        },
        inks.dark,
      ) +
      shape(sheet, light, inks.light) +
      rectangle(sheet, { x: door.x - 14, y: door.y - 14, w: door.w + 28, h: door.h + 14 }, INK) +
      rectangle(sheet, door, inks.light) +
      shape(
        sheet,
        [
          [door.x, door.y],
          [door.x + door.w * 0.3, door.y + 24],
          [door.x + door.w * 0.3, high + 12],
          [door.x, high],
        ],
        inks.accent,
      ) +
      figure(sheet, left + (at + 0.5) * run, low - (at + 1) * rise, h * 0.27, inks.accent) +
      shape(sheet, wall, inks.dark, 1) +
      within(
        "steps",
        wall,
        gouge(
          sheet,
          { x: -30, y: high, w: w + 60, h: h - high },
          {
            gap: 21,
            length: 90,
            width: 4.4,
            angle: () => -Math.atan2(rise, run),
            density: (x, y) => 0.75 - (0.6 * y) / h,
          },
          inks.light,
        ),
      ) +
      treads +
      rail +
      handrail
    );
  },
};
