import { DEEP, NIGHT } from "../palette.ts";
import type { Motif } from "../motif.ts";
import { arc, between, cut, disc, gouge, halftone, rectangle, ridge, shape, within } from "../press.ts";
import type { Point } from "../press.ts";

export const maan: Motif = {
  palettes: [NIGHT, DEEP],
  draw(sheet) {
    const { w, h, inks } = sheet;
    const [x, y, r] = [w * between(sheet, 0.35, 0.68), h * 0.36, Math.min(w, h) * 0.24];
    const halo = Array.from({ length: 7 }, (_, ring) =>
      Array.from({ length: 26 + ring * 6 }, (_, index) => {
        const angle = (index / (26 + ring * 6)) * 2 * Math.PI + between(sheet, -0.04, 0.04);
        const away = r * (1.14 + ring * 0.17);
        return cut(
          x + Math.cos(angle) * away,
          y + Math.sin(angle) * away,
          r * 0.24,
          angle + Math.PI / 2,
          4.5 - ring * 0.5,
        );
      }).join(""),
    ).join("");
    const craters = Array.from({ length: 6 }, () =>
      disc(
        sheet,
        x + between(sheet, -0.6, 0.6) * r,
        y + between(sheet, -0.6, 0.6) * r,
        r * between(sheet, 0.05, 0.17),
        inks.ground,
      ),
    ).join("");
    const stars = Array.from({ length: 60 }, () => {
      const [sx, sy] = [sheet.random() * w, sheet.random() * h * 0.62];
      return Math.hypot(sx - x, sy - y) > r * 1.1 ? cut(sx, sy, 15, 0, 1.8) + cut(sx, sy, 15, Math.PI / 2, 1.8) : "";
    }).join("");
    const hills = [0.66, 0.75, 0.85].map((at, index) => {
      const [size, shift] = [h * 0.05, between(sheet, 0, 9)];
      const height = (px: number) =>
        h * at + size * Math.sin(px / (w * 0.13) + shift) + size * 0.5 * Math.sin(px / (w * 0.05) + shift);
      const strokes = gouge(
        sheet,
        { x: -50, y: h * at - size, w: w + 100, h: h * 0.22 },
        {
          gap: 22,
          length: 110,
          width: 4,
          angle: (px) => Math.cos(px / (w * 0.13) + shift) * 0.3,
          density: () => (index === 1 ? 0.75 : 0.4),
        },
        index === 1 ? inks.dark : inks.tone,
      );
      const below: Point[] = [...ridge(-10, w + 10, height), [w + 10, h], [-10, h]];
      return shape(sheet, below, index === 1 ? inks.ground : inks.dark, 1) + within(`hill${index}`, below, strokes);
    });
    const houseX = w * (x > w / 2 ? 0.2 : 0.72);
    const house =
      shape(
        sheet,
        [
          [houseX, h * 0.93],
          [houseX, h * 0.8],
          [houseX + 75, h * 0.73],
          [houseX + 150, h * 0.8],
          [houseX + 150, h * 0.93],
        ],
        inks.ground,
      ) +
      shape(
        sheet,
        [
          [houseX - 14, h * 0.81],
          [houseX + 75, h * 0.725],
          [houseX + 164, h * 0.81],
          [houseX + 150, h * 0.825],
          [houseX + 75, h * 0.755],
          [houseX, h * 0.825],
        ],
        inks.tone,
      ) +
      rectangle(sheet, { x: houseX + 88, y: h * 0.815, w: 30, h: 40 }, inks.accent);
    return (
      `<path d="${halo}" fill="${inks.dark}"/><path d="${stars}" fill="${inks.light}"/>` +
      disc(sheet, x, y, r, inks.accent) +
      within(
        "moon",
        arc(x, y, r, r),
        `<g opacity=".16">${craters}</g>` +
          halftone({ x: x - r, y: y - r, w: 2 * r, h: 2 * r }, 15, (px) => ((px - x) / r) * 8, inks.dark),
      ) +
      hills.join("") +
      house
    );
  },
};
