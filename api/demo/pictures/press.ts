import type { Inks } from "./palette.ts";

export type Point = readonly [x: number, y: number];

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The sheet on the press. The shorter side is 1000 units, whatever the size in pixels. */
export interface Sheet {
  w: number;
  h: number;
  inks: Inks;
  /** The next number in [0, 1) of the seed: the same seed prints the same picture. */
  random: () => number;
}

/** A deterministic generator (mulberry32 over an FNV-1a hash of the seed). */
export function randomFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const byte of Buffer.from(seed)) state = Math.imul(state ^ byte, 0x01000193);
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function between(sheet: Sheet, low: number, high: number): number {
  return low + (high - low) * sheet.random();
}

export function pick<T>(random: () => number, [first, ...rest]: readonly [T, ...T[]]): T {
  return rest[Math.floor(random() * (rest.length + 1)) - 1] ?? first;
}

const digits = (value: number): string => value.toFixed(1);
const pathOf = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${digits(x)} ${digits(y)}`).join("L")}Z`;

/** A polygon cut by hand: long edges tremble a little. */
export function shape(sheet: Sheet, points: readonly Point[], fill: string, tremble = 1.6): string {
  const cut: Point[] = [];
  points.forEach(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    const pieces = Math.max(1, Math.round(Math.hypot(nextX - x, nextY - y) / 45));
    for (let piece = 0; piece < pieces; piece++) {
      const along = piece / pieces;
      cut.push([
        x + (nextX - x) * along + between(sheet, -tremble, tremble),
        y + (nextY - y) * along + between(sheet, -tremble, tremble),
      ]);
    }
  });
  return `<path d="${pathOf(cut)}" fill="${fill}"/>`;
}

export function rectangle(sheet: Sheet, box: Box, fill: string, tremble?: number): string {
  const { x, y, w, h } = box;
  return shape(
    sheet,
    [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ],
    fill,
    tremble,
  );
}

/** Points of an ellipse, or of the arc between two angles (in turns, clockwise from the right). */
export function arc(cx: number, cy: number, rx: number, ry: number, from = 0, to = 1): Point[] {
  const steps = Math.max(12, Math.round(72 * Math.abs(to - from)));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (from + ((to - from) * step) / steps) * 2 * Math.PI;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });
}

export function disc(sheet: Sheet, cx: number, cy: number, r: number, fill: string, ry = r): string {
  return shape(sheet, arc(cx, cy, r, ry).slice(1), fill, Math.min(1.3, r / 40));
}

/** Points along a line from x0 to x1 whose height is a function of x. */
export function ridge(x0: number, x1: number, height: (x: number) => number, step = 18): Point[] {
  const count = Math.max(1, Math.round(Math.abs(x1 - x0) / step));
  return Array.from({ length: count + 1 }, (_, index) => {
    const x = x0 + ((x1 - x0) * index) / count;
    return [x, height(x)];
  });
}

/** Everything below a ridge, to the bottom of the sheet. */
export function ground(sheet: Sheet, height: (x: number) => number, fill: string): string {
  const line = ridge(-10, sheet.w + 10, height);
  return shape(sheet, [...line, [sheet.w + 10, sheet.h + 10], [-10, sheet.h + 10]], fill, 1);
}

/** One stroke of the gouge: pointed at both ends. The angle is in radians. */
export function cut(x: number, y: number, length: number, angle: number, width: number): string {
  const [dx, dy] = [(Math.cos(angle) * length) / 2, (Math.sin(angle) * length) / 2];
  const [nx, ny] = [-Math.sin(angle) * width, Math.cos(angle) * width];
  const start = `${digits(x - dx)} ${digits(y - dy)}`;
  const end = `${digits(x + dx)} ${digits(y + dy)}`;
  return `M${start}Q${digits(x + nx)} ${digits(y + ny)} ${end}Q${digits(x - nx)} ${digits(y - ny)} ${start}Z`;
}

export interface Gouging {
  /** Distance between rows. */
  gap: number;
  length: number;
  width: number;
  /** Direction in radians at a place. */
  angle?: (x: number, y: number) => number;
  /** How likely a stroke is at a place, 0 to 1. */
  density?: (x: number, y: number) => number;
}

/** Rows of gouge strokes over a box. */
export function gouge(sheet: Sheet, box: Box, how: Gouging, fill: string): string {
  const { gap, length, width, angle = () => 0, density = () => 0.7 } = how;
  const strokes: string[] = [];
  for (let y = box.y + gap / 2; y < box.y + box.h; y += gap) {
    for (let x = box.x + length * sheet.random(); x < box.x + box.w; x += length * 1.15) {
      const placeY = y + between(sheet, -gap, gap) * 0.22;
      if (sheet.random() > density(x, placeY)) continue;
      const long = length * between(sheet, 0.55, 1.05);
      strokes.push(cut(x, placeY, long, angle(x, placeY), width * between(sheet, 0.6, 1.1)));
    }
  }
  return `<path d="${strokes.join("")}" fill="${fill}"/>`;
}

/** Halftone dots in a staggered grid; the radius is a function of the place. */
export function halftone(box: Box, gap: number, radius: (x: number, y: number) => number, fill: string): string {
  const dots: string[] = [];
  let row = 0;
  for (let y = box.y; y < box.y + box.h; y += gap * 0.87) {
    for (let x = box.x + (row % 2 ? gap / 2 : 0); x < box.x + box.w; x += gap) {
      const r = Math.min(gap * 0.6, radius(x, y));
      if (r > 0.8) dots.push(`<circle cx="${digits(x)}" cy="${digits(y)}" r="${digits(r)}"/>`);
    }
    row++;
  }
  return `<g fill="${fill}">${dots.join("")}</g>`;
}

/** The content, only where the outline lies. The name is unique within a picture. */
export function within(name: string, outline: readonly Point[], content: string): string {
  return `<clipPath id="${name}"><path d="${pathOf(outline)}"/></clipPath><g clip-path="url(#${name})">${content}</g>`;
}

/** The content printed over what lies below, slightly out of register. */
export function overprint(content: string, dx = 5, dy = -4): string {
  return `<g style="mix-blend-mode:multiply" transform="translate(${dx} ${dy})">${content}</g>`;
}

/** An open line of even width. */
export function line(points: readonly Point[], stroke: string, width: number): string {
  const d = pathOf(points).slice(0, -1);
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${digits(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}
