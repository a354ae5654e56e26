import { expect, it } from "vitest";
import { timeLeftText } from "./time-left.ts";

it.each([
  [3 * 86_400_000 + 4 * 3_600_000 + 59_000, "3 dagen en 4 uur"],
  [86_400_000, "1 dag"],
  [3_600_000 + 61_000, "1 uur en 1 minuut"],
  [59_000, "minder dan een minuut"],
  [-5, "minder dan een minuut"],
])("writes %i milliseconds as %s", (left, text) => {
  expect(timeLeftText(left)).toBe(text);
});
