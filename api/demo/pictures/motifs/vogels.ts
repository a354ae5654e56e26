import { DAY, DUSK, FOG, INK, SEA } from "../palette.ts";
import type { Motif } from "../motif.ts";
import { between, cut, disc, gouge, ground, line, rectangle, ridge } from "../press.ts";
import { sky } from "../scenery.ts";

export const vogels: Motif = {
  palettes: [DAY, DUSK, FOG, SEA],
  draw(sheet) {
    const { w, h, inks } = sheet;
    const low = h * 0.84;
    const [phase, bend] = [between(sheet, 0, 6), between(sheet, 0.7, 1.2)];
    const flock = Array.from({ length: 520 }, () => {
      const along = sheet.random();
      const x = w * (0.06 + 0.88 * along);
      const middle = h * (0.4 + 0.17 * bend * Math.sin(along * 6 + phase));
      const thick = h * 0.27 * Math.sin(Math.PI * along) ** 0.8;
      const y = middle + (sheet.random() + sheet.random() - 1) * thick;
      const [size, tilt] = [between(sheet, 11, 27), Math.cos(along * 6 + phase) * 0.6 + between(sheet, -0.3, 0.3)];
      return (
        cut(x - size * 0.45, y, size, tilt + 0.5, size * 0.17) + cut(x + size * 0.4, y, size, tilt - 0.5, size * 0.17)
      );
    }).join("");
    const posts = [0.14, 0.5, 0.86].map((at) => w * at + between(sheet, -30, 30));
    const wires = [0, 26]
      .map((drop) =>
        line(
          ridge(-20, w + 20, (x) => low - 140 + drop + 22 * Math.sin((x / w) * Math.PI * 2.7) ** 2),
          INK,
          3,
        ),
      )
      .join("");
    const sitting = Array.from({ length: 9 }, () => {
      const x = between(sheet, w * 0.1, w * 0.9);
      const y = low - 152 + 22 * Math.sin((x / w) * Math.PI * 2.7) ** 2;
      return (
        disc(sheet, x, y, 9, INK, 13) +
        disc(sheet, x + 6, y - 13, 6, INK) +
        `<path d="${cut(x - 8, y + 12, 24, 1.9, 4)}" fill="${INK}"/>`
      );
    }).join("");
    return (
      sky(sheet, low, inks.tone) +
      disc(sheet, w * between(sheet, 0.2, 0.8), h * 0.62, h * 0.2, inks.accent) +
      `<path d="${flock}" fill="${INK}"/>` +
      ground(sheet, (x) => low + 12 * Math.sin(x / 190), inks.dark) +
      gouge(
        sheet,
        { x: -40, y: low + 20, w: w + 80, h: h - low },
        { gap: 20, length: 150, width: 4, density: () => 0.5 },
        inks.light,
      ) +
      posts
        .map(
          (x) =>
            rectangle(sheet, { x: x - 6, y: low - 170, w: 12, h: 190 }, INK) +
            rectangle(sheet, { x: x - 38, y: low - 146, w: 76, h: 9 }, INK),
        )
        .join("") +
      wires +
      sitting
    );
  },
};
