import { DAY, DUSK, INK, NIGHT, SEA } from "../palette.ts";
import type { Motif } from "../motif.ts";
import { arc, between, cut, disc, gouge, ground, line, rectangle, shape } from "../press.ts";
import type { Point } from "../press.ts";
import { figure } from "../scenery.ts";

export const station: Motif = {
  palettes: [DAY, SEA, DUSK, NIGHT],
  draw(sheet) {
    const { w, h, inks } = sheet;
    const [cx, eye] = [w * between(sheet, 0.42, 0.58), h * 0.6];
    const arches = [1.25, 1.0, 0.8, 0.62, 0.46, 0.33]
      .map((scale, index) =>
        shape(
          sheet,
          [
            ...arc(cx, eye, w * 0.52 * scale, h * 0.62 * scale, 0.5, 1),
            [cx + w * 0.52 * scale, h + 10],
            [cx - w * 0.52 * scale, h + 10],
          ],
          index % 2 ? inks.tone : inks.dark,
          1.2,
        ),
      )
      .join("");
    const ribs = Array.from({ length: 19 }, (_, index) => {
      const angle = Math.PI + (Math.PI * (index + 0.5)) / 19;
      return [0.38, 0.54, 0.71, 0.9, 1.12]
        .map((away) =>
          cut(
            cx + Math.cos(angle) * w * 0.52 * away,
            eye + Math.sin(angle) * h * 0.62 * away,
            78 * away,
            Math.atan2(Math.sin(angle) * h * 0.62, Math.cos(angle) * w * 0.52),
            4,
          ),
        )
        .join("");
    }).join("");
    const mouth: Point[] = [
      ...arc(cx, eye, w * 0.52 * 0.24, h * 0.62 * 0.24, 0.5, 1),
      [cx + w * 0.125, eye + 6],
      [cx - w * 0.125, eye + 6],
    ];
    const platform = (side: 1 | -1): string =>
      shape(
        sheet,
        [
          [cx + side * w * 0.06, eye],
          [cx + side * w * 0.7, h + 10],
          [cx + side * w * 1.5, h + 10],
          [cx + side * w * 1.5, eye],
        ],
        INK,
      ) +
      shape(
        sheet,
        [
          [cx + side * w * 0.062, eye],
          [cx + side * w * 0.72, h + 10],
          [cx + side * w * 0.765, h + 10],
          [cx + side * w * 0.066, eye],
        ],
        inks.light,
      );
    const rail = (near: number) =>
      shape(
        sheet,
        [
          [cx + near * 10, eye],
          [cx + near * 14, eye],
          [cx + near * 330 + 14, h + 10],
          [cx + near * 330 - 14, h + 10],
        ],
        inks.light,
      );
    const sleepers = Array.from({ length: 9 }, (_, index) => {
      const depth = ((index + 1) / 9) ** 2;
      return rectangle(
        sheet,
        {
          x: cx - 20 - 400 * depth,
          y: eye + (h - eye) * depth,
          w: 40 + 800 * depth,
          h: 3 + 16 * depth,
        },
        inks.tone,
        0.8,
      );
    }).join("");
    const side = sheet.random() < 0.5 ? -1 : 1;
    const clockX = cx - side * w * 0.25;
    return (
      rectangle(sheet, { x: -10, y: -10, w: w + 20, h: h + 20 }, inks.dark) +
      arches +
      `<path d="${ribs}" fill="${inks.light}"/>` +
      shape(sheet, mouth, inks.light) +
      disc(sheet, cx, eye - h * 0.04, h * 0.065, inks.accent) +
      ground(sheet, () => eye, inks.dark) +
      sleepers +
      rail(1) +
      rail(-1) +
      platform(1) +
      platform(-1) +
      gouge(
        sheet,
        { x: -40, y: eye + 12, w: w + 80, h: h - eye },
        {
          gap: 24,
          length: 90,
          width: 4,
          density: (px, py) => (Math.abs(px - cx) > w * 0.13 + (py - eye) * 1.75 ? 0.45 : 0),
        },
        inks.tone,
      ) +
      line(
        [
          [clockX, 0],
          [clockX, h * 0.2],
        ],
        INK,
        9,
      ) +
      disc(sheet, clockX, h * 0.27, h * 0.085, INK) +
      disc(sheet, clockX, h * 0.27, h * 0.07, inks.light) +
      line(
        [
          [clockX, h * 0.22],
          [clockX, h * 0.27],
          [clockX + 30, h * 0.29],
        ],
        INK,
        8,
      ) +
      figure(sheet, cx + side * w * 0.3, h * 0.86, h * 0.34, inks.accent)
    );
  },
};
