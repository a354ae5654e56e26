/** `full`: the only tile in its row. */
export type SpreadSize = "lead" | "wide" | "full" | "plain";

const COLUMNS = 3;
/** The number of cells that each size takes in a grid of three columns. */
const CELLS: Record<SpreadSize, number> = { lead: 4, wide: 2, full: COLUMNS, plain: 1 };
/** The positions of wide tiles, if their row has room for them, with or without a lead. */
const WIDE = [6, 12];

/**
 * The sizes of the tiles of a list, chosen so that its rows in three columns have no gap: the last tile fills its row.
 */
export function tileSizes(count: number, hasLead: boolean): SpreadSize[] {
  const sizes = Array.from({ length: count }, (_, index): SpreadSize => {
    if (index === 0 && hasLead) return "lead";
    return WIDE.includes(index) ? "wide" : "plain";
  });
  const isBesideLead = hasLead && count <= COLUMNS;
  const left = sizes.reduce((cells, size) => cells + CELLS[size], 0) % COLUMNS;
  const last = sizes.at(-1);
  if (left === 0 || isBesideLead || !last) return sizes;
  const room = COLUMNS - left + CELLS[last];
  return [...sizes.slice(0, -1), room === COLUMNS ? "full" : "wide"];
}
