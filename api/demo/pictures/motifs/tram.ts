import { DAY, DUSK, FOG, INK, MINT, SEA } from "../palette.ts";
import type { Motif } from "../motif.ts";
import { arc, between, disc, gouge, ground, line, overprint, rectangle, shape, within } from "../press.ts";
import type { Point } from "../press.ts";
import { houses } from "../scenery.ts";

export const tram: Motif = {
  palettes: [DAY, SEA, DUSK, MINT, FOG],
  draw(sheet) {
    const { w, h, inks } = sheet;
    const floor = h * 0.8;
    const [x, wide, y, tall] = [w * between(sheet, 0.1, 0.18), w * 0.72, floor - h * 0.34, h * 0.3];
    const body: Point[] = [
      ...arc(x + 60, y + 60, 60, 60, 0.5, 0.75),
      ...arc(x + wide - 90, y + 90, 90, 90, 0.75, 1),
      [x + wide + 12, y + tall],
      [x, y + tall],
    ];
    const count = 6;
    const pane = (wide - 70) / count;
    const windows = Array.from({ length: count }, (_, index) => {
      const box = { x: x + 34 + index * pane, y: y + 38, w: pane - 20, h: tall * 0.42 };
      const outline: Point[] = [
        [box.x, box.y],
        [box.x + box.w, box.y],
        [box.x + box.w, box.y + box.h],
        [box.x, box.y + box.h],
      ];
      const headX = box.x + box.w * between(sheet, 0.3, 0.7);
      const head =
        sheet.random() < 0.7
          ? disc(sheet, headX, box.y + box.h * 0.58, box.h * 0.19, INK) +
            shape(
              sheet,
              [
                [headX - box.h * 0.36, box.y + box.h + 4],
                [headX - box.h * 0.2, box.y + box.h * 0.8],
                [headX + box.h * 0.2, box.y + box.h * 0.8],
                [headX + box.h * 0.36, box.y + box.h + 4],
              ],
              INK,
            )
          : gouge(sheet, box, { gap: 15, length: 60, width: 4, angle: () => -0.9 }, inks.tone);
      return rectangle(sheet, box, inks.light) + within(`pane${index}`, outline, head);
    }).join("");
    const wheels = [0.13, 0.25, 0.73, 0.85]
      .map(
        (at) => disc(sheet, x + wide * at, floor + 2, 30, INK) + disc(sheet, x + wide * at, floor + 2, 10, inks.light),
      )
      .join("");
    const rails = [16, 64]
      .map((drop) => rectangle(sheet, { x: -10, y: floor + 14 + drop, w: w + 20, h: 8 }, inks.light))
      .join("");
    const wireY = h * 0.3;
    const pole = x + wide * 0.45;
    return (
      disc(sheet, w * between(sheet, 0.6, 0.85), h * 0.28, h * 0.16, inks.tone) +
      overprint(houses(sheet, floor, inks.dark, inks.ground), 4, -3) +
      ground(sheet, () => floor + 2, INK) +
      gouge(
        sheet,
        { x: -40, y: floor + 20, w: w + 80, h: h - floor },
        { gap: 19, length: 70, width: 3.5, density: () => 0.4 },
        inks.tone,
      ) +
      rails +
      line(
        [
          [-10, wireY - 14],
          [w / 2, wireY + 6],
          [w + 10, wireY - 14],
        ],
        INK,
        4,
      ) +
      line(
        [
          [pole - 60, y + 4],
          [pole + 20, (y + wireY) / 2],
          [pole - 30, wireY + 6],
        ],
        INK,
        7,
      ) +
      line(
        [
          [pole - 70, wireY + 4],
          [pole + 10, wireY + 4],
        ],
        INK,
        7,
      ) +
      shape(sheet, body, inks.accent, 1) +
      within(
        "body",
        body,
        rectangle(sheet, { x: x - 10, y: y + tall * 0.72, w: wide + 60, h: 12 }, inks.light) +
          gouge(
            sheet,
            { x, y: y + tall * 0.8, w: wide, h: tall * 0.2 },
            { gap: 13, length: 90, width: 3.5, density: () => 0.5 },
            INK,
          ),
      ) +
      windows +
      wheels +
      disc(sheet, x + wide - 6, y + tall * 0.84, 14, inks.tone)
    );
  },
};
