import { DAY, DUSK, GOLD, INK, MINT, SEA } from "../palette.ts";
import type { Motif } from "../motif.ts";
import { arc, between, cut, disc, gouge, halftone, line, overprint, rectangle, shape, within } from "../press.ts";
import type { Point } from "../press.ts";

export const keuken: Motif = {
  palettes: [DAY, MINT, DUSK, SEA],
  draw(sheet) {
    const { w, h, inks } = sheet;
    const top = h * 0.62;
    const [wall, glow] = inks.dark === INK ? [inks.tone, inks.light] : [inks.dark, inks.tone];
    const lampX = w * between(sheet, 0.42, 0.6);
    const cone: Point[] = [
      [lampX - 90, h * 0.25],
      [lampX + 90, h * 0.25],
      [lampX + w * 0.4, top + 10],
      [lampX - w * 0.4, top + 10],
    ];
    const cloth: Point[] = [
      [w * 0.06, top],
      [w * 0.94, top],
      [w * 1.02, h + 10],
      [-w * 0.02, h + 10],
    ];
    const checks = Array.from({ length: 6 }, (_, row) =>
      Array.from({ length: 15 }, (_, column) => {
        if ((row + column) % 2) return "";
        const [y0, y1] = [top + (h - top) * (row / 6) ** 1.25, top + (h - top) * ((row + 1) / 6) ** 1.25];
        const at = (c: number, y: number) => w / 2 + (c - 7.5) * (w * 0.06 + ((y - top) / (h - top)) * w * 0.014);
        return shape(
          sheet,
          [
            [at(column, y0), y0],
            [at(column + 1, y0), y0],
            [at(column + 1, y1), y1],
            [at(column, y1), y1],
          ],
          inks.accent,
          0.8,
        );
      }).join(""),
    ).join("");
    const potX = w * between(sheet, 0.27, 0.36);
    const pot = { x: potX - 130, y: top - 170, w: 260, h: 200 };
    const potOutline: Point[] = [
      [pot.x, pot.y],
      [pot.x + pot.w, pot.y],
      [pot.x + pot.w - 14, pot.y + pot.h],
      [pot.x + 14, pot.y + pot.h],
    ];
    const steam = [-50, 0, 55]
      .map((dx, index) =>
        line(
          Array.from({ length: 22 }, (_, step): Point => [
            potX + dx + 16 * Math.sin(step / 2.6 + index),
            pot.y - 72 - step * 9,
          ]),
          glow === inks.light ? INK : inks.light,
          7,
        ),
      )
      .join("");
    const bowlX = w * between(sheet, 0.66, 0.74);
    const bowl: Point[] = arc(bowlX, top - 30, 150, 100, 0, 0.5);
    const fruit = [-84, -28, 30, 84]
      .map(
        (dx, index) =>
          disc(sheet, bowlX + dx, top - 58 - (index % 2) * 12, 48, index % 2 ? inks.accent : GOLD) +
          `<path d="${cut(bowlX + dx - 14, top - 78 - (index % 2) * 12, 34, -0.8, 8)}" fill="${inks.light}"/>`,
      )
      .join("");
    return (
      rectangle(sheet, { x: -10, y: -10, w: w + 20, h: h + 20 }, wall) +
      gouge(
        sheet,
        { x: -40, y: 0, w: w + 80, h: top },
        { gap: 30, length: 100, width: 4, angle: () => Math.PI / 2, density: () => 0.28 },
        inks.light,
      ) +
      shape(sheet, cone, glow) +
      halftone(
        { x: lampX - w * 0.4, y: h * 0.27, w: w * 0.8, h: top - h * 0.27 },
        24,
        (x, y) =>
          Math.abs(x - lampX) < 90 + ((y - h * 0.25) * (w * 0.4 - 90)) / (top - h * 0.25) ? 8 - (y - h * 0.25) / 48 : 0,
        glow === inks.light ? inks.tone : inks.light,
      ) +
      line(
        [
          [lampX, -10],
          [lampX, h * 0.14],
        ],
        INK,
        7,
      ) +
      shape(sheet, [...arc(lampX, h * 0.25, 150, h * 0.14, 0.5, 1)], inks.accent) +
      disc(sheet, lampX, h * 0.255, 44, inks.light, 24) +
      steam +
      shape(sheet, cloth, inks.light) +
      within("cloth", cloth, overprint(checks, 2, 0)) +
      rectangle(sheet, { x: w * 0.055, y: top - 6, w: w * 0.89, h: 12 }, INK) +
      fruit +
      shape(sheet, bowl, INK) +
      within(
        "bowl",
        bowl,
        gouge(
          sheet,
          { x: bowlX - 150, y: top - 24, w: 300, h: 110 },
          { gap: 18, length: 70, width: 4, density: (x) => (x < bowlX ? 0.9 : 0.15) },
          inks.light,
        ),
      ) +
      shape(sheet, potOutline, INK) +
      within(
        "pot",
        potOutline,
        gouge(
          sheet,
          pot,
          {
            gap: 26,
            length: 60,
            width: 6,
            angle: () => Math.PI / 2,
            density: (x) => (x < potX - 30 ? 0.9 : 0.08),
          },
          inks.light,
        ),
      ) +
      disc(sheet, potX, pot.y, 136, INK, 24) +
      rectangle(sheet, { x: potX - 146, y: pot.y - 6, w: 292, h: 12 }, inks.light) +
      disc(sheet, potX, pot.y - 32, 20, inks.accent) +
      [-1, 1].map((side) => rectangle(sheet, { x: potX + side * 152 - 26, y: pot.y + 44, w: 52, h: 18 }, INK)).join("")
    );
  },
};
