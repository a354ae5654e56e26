import { describe, expect, it } from "vitest";
import { type SpreadSize, tileSizes } from "./tile-sizes.ts";

const WIDTHS: Record<SpreadSize, number> = { lead: 2, wide: 2, full: 3, plain: 1 };

/** Places tiles as a grid of three columns does, and returns for each row which cells are filled. */
function placed(sizes: readonly SpreadSize[]) {
  const rows: boolean[][] = [];
  const isFree = (row: number, column: number) => column < 3 && !rows[row]?.[column];
  let [row, column] = [0, 0];
  for (const size of sizes) {
    const cells = Array.from({ length: WIDTHS[size] }, (_, at) => at);
    while (!cells.every((at) => isFree(row, column + at)))
      [row, column] = column === 2 ? [row + 1, 0] : [row, column + 1];
    for (const at of cells)
      for (const down of size === "lead" ? [0, 1] : [0]) (rows[row + down] ??= [])[column + at] = true;
  }
  return rows;
}

describe("the tiles of a list", () => {
  it.each([true, false])("leave no gap in three columns, however many there are (lead: %s)", (hasLead) => {
    for (let count = hasLead ? 3 : 1; count <= 16; count++)
      for (const row of placed(tileSizes(count, hasLead)))
        expect([row[0], row[1], row[2]], `${count} tiles`).toEqual([true, true, true]);
  });

  it("are plain when there is at most one beside the lead", () => {
    expect([tileSizes(1, true), tileSizes(2, true)]).toEqual([["lead"], ["lead", "plain"]]);
  });
});
