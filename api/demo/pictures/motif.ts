import type { Inks } from "./palette.ts";
import type { Sheet } from "./press.ts";

/** A subject that can be printed: the palettes it looks well in, and its drawing as SVG elements. */
export interface Motif {
  palettes: readonly [Inks, ...Inks[]];
  draw: (sheet: Sheet) => string;
}
