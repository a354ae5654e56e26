import { DAY, DUSK, FOG, INK, SEA } from "../palette.ts";
import type { Motif } from "../motif.ts";
import { between, cut, disc, gouge, line, rectangle, shape, within } from "../press.ts";
import type { Point } from "../press.ts";

export const brief: Motif = {
  palettes: [DAY, FOG, SEA, DUSK],
  draw(sheet) {
    const { w, h, inks } = sheet;
    const turn = between(sheet, -9, 9);
    const [ew, eh] = [Math.min(w * 0.62, h * 0.86), Math.min(w * 0.62, h * 0.86) * 0.62];
    const [x, y] = [(w - ew) / 2 + w * 0.03, (h - eh) / 2 + h * 0.08];
    const [cx, cy] = [w / 2, h / 2];
    const written = (px: number, py: number, wide: number, rows: number, gap: number): string =>
      Array.from({ length: rows }, (_, row) => {
        const end = wide * (row === rows - 1 ? between(sheet, 0.3, 0.6) : between(sheet, 0.86, 1));
        const points: Point[] = Array.from({ length: Math.round(end / 7) }, (_, step): Point => [
          px + step * 7,
          py + row * gap + (step % 9 === 8 ? 0 : Math.sin(step * 1.9 + row) * 8 * sheet.random()),
        ]);
        return line(points, INK, 3.4);
      }).join("");
    const page = (dx: number, dy: number, angle: number, rows: number) =>
      `<g transform="rotate(${angle} ${cx} ${cy}) translate(${dx} ${dy})">${rectangle(
        sheet,
        { x: x + ew * 0.14 + 12, y: y - eh * 0.42 + 14, w: ew * 0.68, h: eh * 1.1 },
        INK,
      )}${rectangle(
        sheet,
        { x: x + ew * 0.14, y: y - eh * 0.42, w: ew * 0.68, h: eh * 1.1 },
        inks.light,
      )}${written(x + ew * 0.2, y - eh * 0.32, ew * 0.55, rows, 33)}</g>`;
    const envelope: Point[] = [
      [x, y],
      [x + ew, y],
      [x + ew, y + eh],
      [x, y + eh],
    ];
    const stamp = { x: x + ew - 150, y: y + 30, w: 116, h: 136 };
    const marks = [0, 1, 2, 3]
      .map((row) =>
        line(
          Array.from({ length: 20 }, (_, step): Point => [
            stamp.x - 130 + step * 12,
            stamp.y + 38 + row * 20 + 6 * Math.sin(step * 0.9),
          ]),
          INK,
          4,
        ),
      )
      .join("");
    return (
      rectangle(sheet, { x: -10, y: -10, w: w + 20, h: h + 20 }, inks.dark) +
      gouge(
        sheet,
        { x: -60, y: -10, w: w + 120, h: h + 20 },
        {
          gap: 26,
          length: 210,
          width: 4.5,
          angle: (px, py) => 0.1 * Math.sin(px / 180 + py / 300),
          density: () => 0.5,
        },
        inks.tone,
      ) +
      page(-40, -30, turn - 10, 6) +
      page(30, -50, turn + 5, 6) +
      `<g transform="rotate(${turn * 0.6} ${cx} ${cy})">${shape(
        sheet,
        envelope.map(([px, py]): Point => [px + 16, py + 18]),
        INK,
      )}${shape(sheet, envelope, inks.tone)}${within(
        "edge",
        envelope,
        Array.from({ length: 26 }, (_, index) =>
          shape(
            sheet,
            [
              [x + index * 62, y + eh],
              [x + index * 62 + 30, y + eh],
              [x + index * 62 + 46, y + eh - 24],
              [x + index * 62 + 16, y + eh - 24],
            ],
            index % 2 ? INK : inks.accent,
            0.8,
          ),
        ).join(""),
      )}${rectangle(
        sheet,
        stamp,
        inks.light,
      )}${rectangle(sheet, { x: stamp.x + 10, y: stamp.y + 10, w: stamp.w - 20, h: stamp.h - 20 }, inks.accent)}${disc(
        sheet,
        stamp.x + 70,
        stamp.y + 48,
        19,
        inks.light,
      )}<path d="${[78, 92, 106].map((down) => cut(stamp.x + 58, stamp.y + down, 86, 0, 6)).join("")}" fill="${inks.light}"/>${
        marks
      }${written(x + ew * 0.16, y + eh * 0.52, ew * 0.42, 3, 44)}</g>`
    );
  },
};
