import { DAY, INK, MINT, SEA } from "../palette.ts";
import type { Motif } from "../motif.ts";
import { between, gouge, ground, pick, rectangle, shape, within } from "../press.ts";
import type { Point } from "../press.ts";

export const cabines: Motif = {
  palettes: [SEA, MINT, DAY],
  draw(sheet) {
    const { w, h, inks } = sheet;
    const [sand, count] = [h * 0.76, Math.max(4, Math.round(sheet.w / 240))];
    const wide = (w * 0.94) / count;
    const marked = Math.floor(sheet.random() * count);
    const cabin = Array.from({ length: count }, (_, index) => {
      const x = w * 0.03 + index * wide + 9;
      const [cw, eave, foot] = [wide - 18, h * between(sheet, 0.42, 0.45), sand + h * 0.06];
      const front: Point[] = [
        [x, eave],
        [x + cw / 2, eave - cw * 0.42],
        [x + cw, eave],
        [x + cw, foot],
        [x, foot],
      ];
      const fill = index === marked ? inks.accent : pick(sheet.random, [inks.tone, inks.dark, inks.light]);
      const stripe = fill === inks.light ? inks.dark : inks.light;
      const boards = Array.from({ length: 7 }, (_, board) =>
        rectangle(sheet, { x: x + ((board + 0.5) * cw) / 7, y: 0, w: index % 2 ? cw / 14 : 5, h: foot }, stripe, 0.8),
      ).join("");
      const roof: Point[] = [
        [x - 16, eave + 8],
        [x + cw / 2, eave - cw * 0.42 - 26],
        [x + cw + 16, eave + 8],
        [x + cw + 6, eave + 24],
        [x + cw / 2, eave - cw * 0.42 + 2],
        [x - 6, eave + 24],
      ];
      const door = {
        x: x + cw * 0.28,
        y: eave + h * 0.07,
        w: cw * 0.44,
        h: foot - eave - h * 0.07,
      };
      return (
        shape(sheet, front, fill) +
        within(`front${index}`, front, boards) +
        rectangle(sheet, door, INK) +
        (index === marked
          ? rectangle(sheet, { x: door.x - door.w * 0.32, y: door.y, w: door.w * 0.42, h: door.h }, inks.light)
          : rectangle(sheet, { x: door.x + 9, y: door.y + 9, w: door.w - 18, h: door.h - 9 }, fill)) +
        shape(sheet, roof, INK) +
        rectangle(sheet, { x: x + 10, y: foot, w: 14, h: 34 }, INK) +
        rectangle(sheet, { x: x + cw - 24, y: foot, w: 14, h: 34 }, INK)
      );
    }).join("");
    return (
      gouge(
        sheet,
        { x: -40, y: 20, w: w + 80, h: h * 0.5 },
        { gap: 34, length: 200, width: 5, density: () => 0.35 },
        inks.tone,
      ) +
      ground(sheet, () => h * 0.58, inks.tone) +
      gouge(sheet, { x: -40, y: h * 0.59, w: w + 80, h: h * 0.16 }, { gap: 17, length: 110, width: 5 }, inks.dark) +
      ground(sheet, (x) => sand + 8 * Math.sin(x / 120), "#E8C468") +
      gouge(
        sheet,
        { x: -40, y: sand + 20, w: w + 80, h: h - sand },
        {
          gap: 24,
          length: 80,
          width: 4,
          angle: (x) => 0.15 * Math.sin(x / 60),
          density: () => 0.5,
        },
        INK,
      ) +
      cabin
    );
  },
};
