import { DAY, DEEP, DUSK, FOG, GOLD, INK, MINT, NIGHT, SEA } from "../palette.ts";
import type { Motif } from "../motif.ts";
import {
  arc,
  between,
  cut,
  disc,
  gouge,
  ground,
  halftone,
  line,
  overprint,
  pick,
  rectangle,
  shape,
  within,
} from "../press.ts";
import type { Point } from "../press.ts";

export const portret: Motif = {
  palettes: [DAY, MINT, SEA, DUSK, FOG, NIGHT, DEEP],
  draw(sheet) {
    const { w, h, inks } = sheet;
    const unit = Math.min(w, h);
    const [cx, cy] = [w / 2 + between(sheet, -0.03, 0.03) * unit, h * 0.45];
    const [rx, ry] = [unit * between(sheet, 0.165, 0.195), unit * between(sheet, 0.225, 0.26)];
    const flip = sheet.random() < 0.5 ? 1 : -1;
    const face: Point[] = arc(cx, cy, rx, ry);
    const skin = pick(sheet.random, ["#F3DFC0", "#E3BC8E", "#B27B52"]);
    const cloth = inks.dark === INK ? inks.tone : inks.dark;
    const shade: Point[] = [
      [cx, cy - ry],
      [cx - flip * rx * 0.1, cy - ry * 0.2],
      [cx + flip * rx * 0.2, cy + ry * 0.16],
      [cx, cy + ry * 0.26],
      [cx + flip * rx * 0.06, cy + ry * 1.1],
      [cx + flip * rx * 1.2, cy + ry],
      [cx + flip * rx * 1.2, cy - ry],
    ];
    const shoulders: Point[] = [...arc(cx, h + unit * 0.02, unit * 0.42, unit * 0.31, 0.5, 1)];
    const hairKind = Math.floor(sheet.random() * 5);
    const back: Record<number, Point[]> = {
      0: [
        ...arc(cx, cy - ry * 0.16, rx * 1.3, ry * 1.13, 0.5, 1),
        [cx + rx * 1.42, cy + ry * 1.25],
        [cx - rx * 1.42, cy + ry * 1.25],
      ],
      1: arc(cx, cy - ry * 0.35, rx * 1.5, ry * 1.0),
      2: [
        ...arc(cx, cy - ry * 0.1, rx * 1.2, ry * 1.12, 0.5, 1),
        [cx + rx * 1.26, cy + ry * 0.4],
        [cx - rx * 1.26, cy + ry * 0.4],
      ],
    };
    const fringe: Record<number, Point[]> = {
      0: [...arc(cx, cy - ry * 0.1, rx * 1.14, ry * 1.05, 0.5, 1), [cx + flip * rx * 0.2, cy - ry * 0.62]],
      1: [...arc(cx, cy - ry * 0.16, rx * 1.1, ry * 1.0, 0.52, 0.98), [cx, cy - ry * 0.55]],
      2: [
        ...arc(cx, cy - ry * 0.12, rx * 1.12, ry * 1.05, 0.5, 1),
        [cx + rx * 0.95, cy - ry * 0.42],
        [cx - rx * 0.95, cy - ry * 0.42],
      ],
      3: [
        ...arc(cx, cy - ry * 0.2, rx * 1.08, ry * 0.95, 0.5, 1),
        [cx + rx * 0.9, cy - ry * 0.5],
        [cx - flip * rx * 0.3, cy - ry * 0.66],
        [cx - rx * 0.95, cy - ry * 0.4],
      ],
      4: [
        ...arc(cx, cy - ry * 0.3, rx * 1.22, ry * 0.92, 0.5, 1),
        [cx + rx * 1.24, cy - ry * 0.24],
        [cx - rx * 1.24, cy - ry * 0.24],
      ],
    };
    const hair = hairKind === 4 ? inks.accent : pick(sheet.random, [INK, INK, inks.dark]);
    const locks = (outline: Point[], name: string) =>
      within(
        name,
        outline,
        gouge(
          sheet,
          { x: cx - rx * 1.6, y: cy - ry * 1.5, w: rx * 3.2, h: ry * 2.9 },
          {
            gap: 19,
            length: 62,
            width: 3.6,
            angle: (x, y) => Math.atan2(y - cy, x - cx) + Math.PI / 2,
            density: () => 0.5,
          },
          hairKind === 4 ? INK : inks.light,
        ),
      );
    const behind = back[hairKind] ?? [];
    const front = fringe[hairKind] ?? [];
    const eyes = [-0.42, 0.42]
      .map(
        (dx) =>
          `<path d="${cut(cx + dx * rx, cy - ry * 0.08, rx * 0.42, 0, rx * 0.17)}" fill="${INK}"/><path d="${cut(cx + dx * rx, cy - ry * 0.25, rx * 0.5, dx * 0.12, rx * 0.08)}" fill="${INK}"/>`,
      )
      .join("");
    const glasses =
      sheet.random() < 0.4
        ? [-0.43, 0.43]
            .map(
              (dx) =>
                `<circle cx="${cx + dx * rx}" cy="${cy - ry * 0.07}" r="${rx * 0.33}" fill="none" stroke="${INK}" stroke-width="8"/>`,
            )
            .join("") +
          line(
            [
              [cx - rx * 0.1, cy - ry * 0.1],
              [cx + rx * 0.1, cy - ry * 0.1],
            ],
            INK,
            8,
          )
        : "";
    const lips = inks.accent === GOLD || sheet.random() < 0.5 ? INK : inks.accent;
    const nose = line(
      [
        [cx - flip * rx * 0.02, cy - ry * 0.1],
        [cx + flip * rx * 0.17, cy + ry * 0.27],
        [cx - flip * rx * 0.06, cy + ry * 0.29],
      ],
      INK,
      7,
    );
    return (
      gouge(
        sheet,
        { x: -60, y: -20, w: w + 120, h: h + 40 },
        {
          gap: 34,
          length: 190,
          width: 5,
          angle: () => between(sheet, -0.04, 0.04),
          density: (_, y) => 0.15 + (0.6 * y) / h,
        },
        inks.tone,
      ) +
      disc(sheet, cx + flip * unit * 0.12, cy - unit * 0.02, unit * 0.36, hairKind === 4 ? inks.tone : inks.accent) +
      (behind.length ? shape(sheet, behind, hair, 3) + locks(behind, "behind") : "") +
      shape(sheet, shoulders, cloth) +
      within(
        "cloth",
        shoulders,
        gouge(
          sheet,
          { x: 0, y: h * 0.68, w, h: h * 0.34 },
          {
            gap: 24,
            length: 90,
            width: 5,
            angle: (x) => ((x - cx) / unit) * 1.7,
            density: (x) => (flip * (x - cx) > 0 ? 0.75 : 0.25),
          },
          INK,
        ),
      ) +
      shape(
        sheet,
        [
          [cx - rx * 0.5, cy + ry * 0.6],
          [cx + rx * 0.5, cy + ry * 0.6],
          [cx + rx * 0.66, h * 0.78],
          [cx, h * 0.84],
          [cx - rx * 0.66, h * 0.78],
        ],
        skin,
      ) +
      shape(
        sheet,
        [
          [cx - rx * 0.5, cy + ry * 0.7],
          [cx + rx * 0.5, cy + ry * 0.7],
          [cx + flip * rx * 0.6, cy + ry * 1.14],
          [cx, cy + ry * 1.16],
          [cx - flip * rx * 0.4, cy + ry * 0.96],
        ],
        INK,
      ) +
      shape(sheet, face, skin, 1) +
      within(
        "face",
        face,
        overprint(shape(sheet, shade, inks.tone), 0, 0) +
          halftone(
            { x: cx - rx, y: cy - ry, w: 2 * rx, h: 2 * ry },
            13,
            (x) => ((flip * (x - cx)) / rx - 0.35) * 7,
            INK,
          ),
      ) +
      eyes +
      glasses +
      nose +
      `<path d="${cut(cx + flip * rx * 0.04, cy + ry * 0.52, rx * 0.62, 0, rx * 0.11)}" fill="${lips}"/>` +
      (front.length ? shape(sheet, front, hair, 2) + locks(front, "front") : "") +
      (hairKind === 4
        ? rectangle(sheet, { x: cx - rx * 1.3, y: cy - ry * 0.44, w: rx * 2.6, h: ry * 0.22 }, INK)
        : "") +
      ground(sheet, () => h + 5, INK)
    );
  },
};
