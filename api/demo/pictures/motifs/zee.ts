import { DUSK, INK, MINT, SEA } from "../palette.ts";
import type { Motif } from "../motif.ts";
import { between, cut, disc, gouge, ground, shape } from "../press.ts";
import type { Sheet } from "../press.ts";
import { sky } from "../scenery.ts";

export const zee: Motif = {
  palettes: [SEA, DUSK, MINT],
  draw(sheet) {
    const { w, h, inks } = sheet;
    const top = h * between(sheet, 0.42, 0.52);
    const sunX = w * between(sheet, 0.25, 0.75);
    const boatX = w * (sunX > w / 2 ? between(sheet, 0.12, 0.35) : between(sheet, 0.62, 0.86));
    const boat =
      shape(
        sheet,
        [
          [boatX - 62, top - 12],
          [boatX + 66, top - 12],
          [boatX + 44, top + 16],
          [boatX - 44, top + 16],
        ],
        INK,
      ) +
      shape(
        sheet,
        [
          [boatX - 4, top - 150],
          [boatX - 4, top - 22],
          [boatX - 66, top - 22],
        ],
        INK,
      ) +
      shape(
        sheet,
        [
          [boatX + 6, top - 120],
          [boatX + 6, top - 22],
          [boatX + 56, top - 22],
        ],
        inks.light,
      );
    const reflection = Array.from({ length: 13 }, (_, index) =>
      cut(sunX + between(sheet, -20, 20), top + 16 + index * 26, 230 - index * 13, 0, 7),
    ).join("");
    return (
      sky(sheet, top, inks.tone) +
      disc(sheet, sunX, top - h * 0.1, h * 0.19, inks.accent) +
      waves(sheet, top) +
      `<path d="${reflection}" fill="${inks.accent}"/>` +
      boat
    );
  },
};

function waves(sheet: Sheet, top: number): string {
  const { w, h, inks } = sheet;
  const layers: string[] = [];
  const fills = [inks.tone, inks.dark, inks.tone, inks.dark, INK];
  fills.forEach((fill, index) => {
    const depth = (index / fills.length) ** 1.5;
    const y = top + (h - top) * depth * 1.02;
    const size = 8 + 52 * depth;
    const length = 120 + 330 * depth;
    const shift = between(sheet, 0, length);
    const crest = (x: number) => y - size * Math.abs(Math.sin(((x + shift) * Math.PI) / length)) ** 0.7;
    layers.push(ground(sheet, index === 0 ? () => top : crest, fill));
    const next = top + (h - top) * ((index + 1) / fills.length) ** 1.5;
    const box = { x: -60, y: y + 8, w: w + 120, h: Math.max(10, next - y) };
    const strokes = {
      gap: 9 + 20 * depth,
      length: 60 + 150 * depth,
      width: 2.5 + 6 * depth,
      density: () => 0.45,
    };
    layers.push(gouge(sheet, box, strokes, index % 2 || index === 4 ? inks.light : inks.dark));
  });
  return layers.join("");
}
