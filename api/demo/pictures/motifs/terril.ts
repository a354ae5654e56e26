import { DAY, DUSK, INK, MINT, SEA } from "../palette.ts";
import type { Motif } from "../motif.ts";
import { disc, gouge, ground, line, rectangle, shape, within } from "../press.ts";
import type { Point } from "../press.ts";
import { sky } from "../scenery.ts";

export const terril: Motif = {
  palettes: [DUSK, DAY, SEA, MINT],
  draw(sheet) {
    const { w, h, inks } = sheet;
    const flip = sheet.random() < 0.5;
    const [peak, top, floor] = [w * (flip ? 0.34 : 0.66), h * 0.24, h * 0.82];
    const mountain: Point[] = [
      [peak - 26, top],
      [peak + 40, top + 10],
      [peak + w * 0.42, floor + 20],
      [peak - w * 0.46, floor + 20],
    ];
    const flow = (x: number) => (x < peak ? Math.PI - 0.86 : 0.86);
    const small: Point[] = [
      [w - peak, h * 0.52],
      [w - peak + w * 0.3, floor + 10],
      [w - peak - w * 0.3, floor + 10],
    ];
    const [mx, my] = [w * (flip ? 0.79 : 0.21), h * 0.42];
    const frame =
      [
        [-90, 0.82],
        [-34, 0.82],
        [34, 0.82],
        [90, 0.82],
      ]
        .map(([dx = 0, y = 0]) =>
          line(
            [
              [mx + dx * 0.3, my],
              [mx + dx, h * y],
            ],
            INK,
            11,
          ),
        )
        .join("") +
      [0.5, 0.6, 0.7]
        .map((y) =>
          line(
            [
              [mx - 30 - (y - 0.42) * 150, h * y],
              [mx + 30 + (y - 0.42) * 150, h * y],
            ],
            INK,
            8,
          ),
        )
        .join("") +
      [0, 1, 2, 3]
        .map((spoke) =>
          line(
            [
              [mx - 50 * Math.cos(spoke * 0.785), my - 26 - 50 * Math.sin(spoke * 0.785)],
              [mx + 50 * Math.cos(spoke * 0.785), my - 26 + 50 * Math.sin(spoke * 0.785)],
            ],
            INK,
            4,
          ),
        )
        .join("") +
      `<circle cx="${mx}" cy="${my - 26}" r="52" fill="none" stroke="${INK}" stroke-width="10"/>`;
    return (
      sky(sheet, floor * 0.8, inks.tone) +
      disc(sheet, w * (flip ? 0.62 : 0.38), h * 0.36, h * 0.17, inks.accent) +
      shape(sheet, small, inks.tone, 3) +
      shape(sheet, mountain, inks.dark, 4) +
      within(
        "slope",
        mountain,
        gouge(
          sheet,
          { x: 0, y: top, w, h: floor - top },
          {
            gap: 22,
            length: 84,
            width: 5,
            angle: flow,
            density: (x, y) => (x < peak ? 0.62 : 0.18) * (0.4 + (y - top) / (floor - top)),
          },
          inks.light,
        ),
      ) +
      ground(sheet, (x) => floor + 8 * Math.sin(x / 90), INK) +
      Array.from({ length: 8 }, (_, index) => {
        const x = (index * w) / 8 + 10;
        return (
          shape(
            sheet,
            [
              [x, floor + 60],
              [x, floor - 8],
              [x + w / 18, floor - 44],
              [x + w / 9, floor - 8],
              [x + w / 9, floor + 60],
            ],
            INK,
          ) + rectangle(sheet, { x: x + w / 20, y: floor + 4, w: 20, h: 26 }, sheet.random() < 0.4 ? inks.ground : INK)
        );
      }).join("") +
      frame
    );
  },
};
