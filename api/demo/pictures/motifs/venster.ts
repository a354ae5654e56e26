import { DAY, INK, MINT, NIGHT, SEA } from "../palette.ts";
import type { Motif } from "../motif.ts";
import { between, cut, disc, gouge, halftone, rectangle, shape, within } from "../press.ts";
import type { Point } from "../press.ts";

export const venster: Motif = {
  palettes: [NIGHT, DAY, MINT, SEA],
  draw(sheet) {
    const { w, h, inks } = sheet;
    const [ww, wh] = [Math.min(w * 0.62, h * 0.66), h * 0.62];
    const [x, y] = [w * between(sheet, 0.2, 0.32), h * 0.12];
    const box = { x, y, w: ww, h: wh };
    const outline: Point[] = [
      [x, y],
      [x + ww, y],
      [x + ww, y + wh],
      [x, y + wh],
    ];
    const roofs = Array.from({ length: 6 }, (_, index) => {
      const [rx, ry] = [x - 40 + index * ww * 0.2, y + wh * between(sheet, 0.56, 0.74)];
      return (
        shape(
          sheet,
          [
            [rx, y + wh],
            [rx, ry],
            [rx + ww * 0.13, ry - ww * 0.11],
            [rx + ww * 0.26, ry],
            [rx + ww * 0.26, y + wh],
          ],
          index % 2 ? inks.dark : INK,
        ) + rectangle(sheet, { x: rx + ww * 0.1, y: ry + 18, w: 22, h: 30 }, index % 3 ? inks.tone : inks.light)
      );
    }).join("");
    const view =
      rectangle(sheet, box, inks.tone) +
      disc(sheet, x + ww * between(sheet, 0.3, 0.75), y + wh * 0.28, ww * 0.15, inks.accent) +
      gouge(sheet, { ...box, h: wh * 0.6 }, { gap: 28, length: 120, width: 4.5, density: () => 0.35 }, inks.light) +
      roofs;
    const frame = [
      [x - 24, y - 24, ww + 48, 24],
      [x - 24, y, 24, wh],
      [x + ww, y, 24, wh],
      [x + ww / 2 - 9, y, 18, wh],
      [x, y + wh * 0.36, ww, 15],
    ]
      .map(([bx = 0, by = 0, bw = 0, bh = 0]) => rectangle(sheet, { x: bx, y: by, w: bw, h: bh }, inks.light))
      .join("");
    const sill = y + wh;
    const [px, left] = [x + ww * 0.78, sheet.random() < 0.5];
    const leaves = Array.from({ length: 9 }, (_, index) => {
      const angle = -Math.PI / 2 + (index - 4) * 0.3;
      return cut(px + Math.cos(angle) * 84, sill - 84 + Math.sin(angle) * 88, 165, angle, 30);
    }).join("");
    const curtain = (cx: number, side: number): string => {
      const cloth: Point[] = [
        [cx, y - 60],
        [cx + side * ww * 0.36, y - 60],
        [cx + side * ww * 0.2, y + wh * 0.5],
        [cx + side * ww * 0.28, h * 0.9],
        [cx, h * 0.9],
      ];
      const fill = inks.dark === INK ? inks.accent : inks.dark;
      return (
        shape(sheet, cloth, fill, 3) +
        within(
          `curtain${side}`,
          cloth,
          gouge(
            sheet,
            { x: Math.min(cx, cx + side * ww * 0.4), y: y - 60, w: ww * 0.42, h: h * 0.9 },
            {
              gap: 30,
              length: 120,
              width: 5,
              angle: () => Math.PI / 2 + side * 0.1,
              density: () => 0.8,
            },
            inks.light,
          ),
        )
      );
    };
    return (
      rectangle(sheet, { x: -10, y: -10, w: w + 20, h: h + 20 }, INK) +
      halftone({ x: 20, y: 20, w, h: h * 0.9 }, 58, () => 5, inks.dark) +
      gouge(
        sheet,
        { x: 0, y: 49, w, h: h * 0.86 },
        { gap: 50.5, length: 30, width: 4, angle: () => -1.1, density: () => 0.9 },
        inks.dark,
      ) +
      rectangle(sheet, { x: -10, y: h * 0.9, w: w + 20, h: 14 }, inks.dark) +
      within("view", outline, view) +
      frame +
      (left ? curtain(x - 90, 1) : curtain(x + ww + 90, -1)) +
      rectangle(sheet, { x: x - 60, y: sill, w: ww + 120, h: 30 }, inks.light) +
      rectangle(sheet, { x: x - 60, y: sill + 30, w: ww + 120, h: 10 }, inks.dark) +
      `<path d="${leaves}" fill="${inks.dark}" stroke="${inks.light}" stroke-width="4"/>` +
      shape(
        sheet,
        [
          [px - 58, sill - 84],
          [px + 58, sill - 84],
          [px + 42, sill + 2],
          [px - 42, sill + 2],
        ],
        inks.accent,
      ) +
      shape(
        sheet,
        [
          [x, sill + 90],
          [x + ww, sill + 90],
          [x + ww + 190, h + 20],
          [x + 120, h + 20],
        ],
        inks.tone,
      ) +
      shape(
        sheet,
        [
          [x + ww * 0.46, sill + 90],
          [x + ww * 0.5, sill + 90],
          [x + ww * 0.66 + 120, h + 20],
          [x + ww * 0.6 + 120, h + 20],
        ],
        INK,
      )
    );
  },
};
