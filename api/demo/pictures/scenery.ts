import { INK } from "./palette.ts";
import { between, disc, gouge, line, rectangle, shape } from "./press.ts";
import type { Point, Sheet } from "./press.ts";

/** Broken horizontal strokes that thin out upwards, the sky of a print. */

export function sky(sheet: Sheet, bottom: number, fill: string): string {
  const density = (_: number, y: number) => 0.12 + 0.6 * (y / bottom) ** 2;
  return gouge(
    sheet,
    { x: -40, y: 30, w: sheet.w + 80, h: bottom - 30 },
    { gap: 30, length: 190, width: 4, density },
    fill,
  );
}

/** A row of gabled houses standing on a line. */

export function houses(sheet: Sheet, floor: number, fill: string, window: string): string {
  const parts: string[] = [];
  for (let x = -30; x < sheet.w;) {
    const wide = between(sheet, 110, 190);
    const tall = sheet.h * between(sheet, 0.26, 0.44);
    const [eave, top] = [floor - tall, floor - tall - wide * 0.55];
    const steps: Point[] =
      sheet.random() < 0.5
        ? [
            [x, eave],
            [x + wide / 2, top],
            [x + wide, eave],
          ]
        : [0, 1, 2, 3]
            .flatMap((step): Point[] => [
              [x + (wide * step) / 9, eave - step * wide * 0.15],
              [x + (wide * (step + 1)) / 9, eave - step * wide * 0.15],
            ])
            .concat(
              [3, 2, 1, 0].flatMap((step): Point[] => [
                [x + wide - (wide * (step + 1)) / 9, eave - step * wide * 0.15],
                [x + wide - (wide * step) / 9, eave - step * wide * 0.15],
              ]),
            );
    parts.push(shape(sheet, [...steps, [x + wide, floor], [x, floor]], fill));
    for (let y = eave + 16; y < floor - 60; y += 76) {
      for (const side of [0.2, 0.58]) {
        if (sheet.random() < 0.8) parts.push(rectangle(sheet, { x: x + wide * side, y, w: wide * 0.2, h: 44 }, window));
      }
    }
    x += wide + between(sheet, -4, 4);
  }
  return parts.join("");
}

/** A standing figure seen from behind; the size is its height. */
export function figure(sheet: Sheet, x: number, foot: number, size: number, fill: string): string {
  return (
    disc(sheet, x, foot - size * 0.88, size * 0.075, fill, size * 0.085) +
    shape(
      sheet,
      [
        [x - size * 0.13, foot - size * 0.91],
        [x - size * 0.07, foot - size * 0.93],
        [x - size * 0.05, foot - size],
        [x + size * 0.06, foot - size * 0.99],
        [x + size * 0.075, foot - size * 0.92],
        [x + size * 0.13, foot - size * 0.9],
      ],
      fill,
      1,
    ) +
    shape(
      sheet,
      [
        [x - size * 0.04, foot - size * 0.82],
        [x + size * 0.04, foot - size * 0.82],
        [x + size * 0.12, foot - size * 0.76],
        [x + size * 0.15, foot - size * 0.5],
        [x + size * 0.19, foot - size * 0.26],
        [x - size * 0.17, foot - size * 0.24],
        [x - size * 0.13, foot - size * 0.5],
        [x - size * 0.12, foot - size * 0.75],
      ],
      fill,
      1,
    ) +
    shape(
      sheet,
      [
        [x - size * 0.09, foot - size * 0.3],
        [x - size * 0.01, foot - size * 0.3],
        [x - size * 0.03, foot],
        [x - size * 0.1, foot],
      ],
      fill,
      1,
    ) +
    shape(
      sheet,
      [
        [x + size * 0.03, foot - size * 0.3],
        [x + size * 0.11, foot - size * 0.3],
        [x + size * 0.13, foot],
        [x + size * 0.06, foot],
      ],
      fill,
      1,
    ) +
    shape(
      sheet,
      [
        [x + size * 0.17, foot - size * 0.29],
        [x + size * 0.34, foot - size * 0.29],
        [x + size * 0.34, foot - size * 0.13],
        [x + size * 0.17, foot - size * 0.13],
      ],
      INK,
      1,
    ) +
    line(
      [
        [x + size * 0.1, foot - size * 0.7],
        [x + size * 0.23, foot - size * 0.4],
        [x + size * 0.25, foot - size * 0.3],
      ],
      fill,
      size * 0.05,
    )
  );
}
