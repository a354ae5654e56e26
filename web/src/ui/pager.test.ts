import { expect, it } from "vitest";
import { nearbyPages } from "./pager.tsx";

it("shows the ends and the neighbours, with a gap for what is left out", () => {
  expect(nearbyPages(5, 10)).toEqual([1, "gap", 4, 5, 6, "gap", 10]);
  expect(nearbyPages(1, 2)).toEqual([1, 2]);
});

it("shows a page rather than a gap for that one page", () => {
  expect(nearbyPages(4, 5)).toEqual([1, 2, 3, 4, 5]);
});
