import { expect, it } from "vitest";
import { nearbyPages } from "./pager.tsx";

it("shows the first and last page and those near the current one, with gaps for the others", () => {
  expect(nearbyPages(5, 10)).toEqual([1, "gap", 4, 5, 6, "gap", 10]);
  expect(nearbyPages(1, 2)).toEqual([1, 2]);
});

it("shows the page itself where a gap would stand for a single page", () => {
  expect(nearbyPages(4, 5)).toEqual([1, 2, 3, 4, 5]);
});
