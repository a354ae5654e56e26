import { expect, it } from "vitest";
import { moved } from "./rows.ts";

it("moves a row up and down, and keeps the others in order", () => {
  expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  expect(moved(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"]);
});
